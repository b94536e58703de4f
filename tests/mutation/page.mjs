// Every change that can be made to modules of the page, as JSON: node page.mjs FILE…
//
// The syntax tree is TypeScript's own, from web/node_modules. Types are never changed: they are not
// there when the page runs.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web/package.json", import.meta.url));
const ts = createRequire(web)("typescript");
const { SyntaxKind: Kind } = ts;

const COMPARISONS = {
  "<": "<=", "<=": "<", ">": ">=", ">=": ">",
  "===": "!==", "!==": "===", "&&": "||", "||": "&&", "??": "&&",
  "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=",
};
const OPPOSITES = { some: "every", every: "some", min: "max", max: "min" };

/** The name of the function, method or derived value that a node stands in. */
function placeOf(node) {
  const names = [];
  for (let at = node; at; at = at.parent) {
    const isNamed =
      ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isClassDeclaration(at) ||
      ts.isGetAccessor(at) || ts.isPropertyDeclaration(at) ||
      (ts.isVariableDeclaration(at) && at.parent.parent.parent.kind === Kind.SourceFile);
    if (isNamed && at.name) names.unshift(at.name.getText());
    if (ts.isConstructorDeclaration(at)) names.unshift("constructor");
  }
  return names.join(".") || "(module)";
}

/** What a node can be replaced by: [operator, first, last, text]. */
function* changesOf(node) {
  const [start, end] = [node.getStart(), node.getEnd()];
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText();
    const isText = [node.left, node.right].some(
      (side) => ts.isStringLiteral(side) || ts.isTemplateExpression(side),
    );
    if (Object.hasOwn(COMPARISONS, sign) && !(sign === "+" && isText)) {
      const token = node.operatorToken;
      yield ["operator", token.getStart(), token.getEnd(), COMPARISONS[sign]];
    }
  } else if (ts.isIfStatement(node)) {
    const test = node.expression;
    yield ["condition negated", test.getStart(), test.getEnd(), `!(${test.getText()})`];
    yield ["condition never met", test.getStart(), test.getEnd(), "false"];
  } else if (ts.isConditionalExpression(node)) {
    const test = node.condition;
    yield ["condition negated", test.getStart(), test.getEnd(), `!(${test.getText()})`];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) {
    yield ["not dropped", start, end, node.operand.getText()];
  } else if (ts.isNumericLiteral(node)) {
    yield ["constant", start, end, `(${node.getText()} + 1)`];
  } else if (node.kind === Kind.TrueKeyword || node.kind === Kind.FalseKeyword) {
    yield ["constant", start, end, node.kind === Kind.TrueKeyword ? "false" : "true"];
  } else if (ts.isExpressionStatement(node) && ts.isCallExpression(unwrapped(node.expression))) {
    yield ["call left out", start, end, ";"];
  } else if (ts.isPropertyAccessExpression(node) && Object.hasOwn(OPPOSITES, node.name.getText())) {
    const name = node.name;
    yield ["opposite", name.getStart(), name.getEnd(), OPPOSITES[name.getText()]];
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const called = node.expression;
    if (called.name.getText() === "filter") {
      yield ["filter dropped", start, end, called.expression.getText()];
    }
  }
}

function unwrapped(node) {
  return ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? node.expression : node;
}

/** The statement or member that a node belongs to, without what lies in its block. */
function headerOf(node) {
  let at = node;
  while (!ts.isStatement(at) && !ts.isClassElement(at) && at.parent) at = at.parent;
  return at;
}

const found = [];
for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, "utf-8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const bytes = (at) => Buffer.byteLength(text.slice(0, at));
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
    for (const [operator, start, end, replacement] of changesOf(node)) {
      const header = headerOf(node);
      const first = header.getStart();
      const line = text.indexOf("\n", end);
      const last = Math.min(header.getEnd(), line < 0 ? text.length : line);
      const from = Math.max(first, text.lastIndexOf("\n", start) + 1);
      found.push({
        file, operator, place: placeOf(node),
        before: text.slice(from, last).trim(),
        after: (text.slice(from, start) + replacement + text.slice(end, last)).trim(),
        start: bytes(start), end: bytes(end), text: replacement,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
}
process.stdout.write(JSON.stringify(found));
