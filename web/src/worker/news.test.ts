import { describe, expect, it } from "vitest";
import { addressOf, newsIn, noticeOf, windowAt } from "./news";

const NEWS = { table: "a-b_1", kind: "turn", title: "Tea", body: "It is your move." };

describe("what is pushed", () => {
  it("is shown with the table's title, in the place of what was shown of the table before", () => {
    const news = newsIn({ ...NEWS, more: 1 });
    expect(news).toEqual(NEWS);
    expect(news && noticeOf(news)).toMatchObject({
      body: NEWS.body,
      tag: "mori-a-b_1",
      renotify: true,
    });
  });

  it.each([null, 7, "x", [], {}, { ...NEWS, title: 7 }, { ...NEWS, table: "../api" }])(
    "is nothing where it is %o",
    (data) => expect(newsIn(data)).toBeNull(),
  );
});

describe("a notice that is pressed", () => {
  it("leads to its table, without any key", () => {
    const notice = noticeOf(NEWS);
    expect(addressOf(notice.data)).toBe("/t/a-b_1");
  });

  it.each([null, {}, { table: 7 }, { table: "//other.test" }])("leads home for %o", (data) =>
    expect(addressOf(data)).toBe("/"),
  );

  it("leads to the window that shows the table already", () => {
    const windows = ["/", "/t/other", "/t/a-b_1?x#y"].map((path) => ({
      url: `https://mori.test${path}`,
      focus: () => Promise.resolve(),
    }));
    expect(windowAt(windows, "/t/a-b_1")).toBe(windows[2]);
    expect(windowAt(windows, "/t/a-b")).toBeUndefined();
  });
});
