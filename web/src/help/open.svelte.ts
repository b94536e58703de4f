// Whether the quick help is open: a button opens it, and so does a key of the table.

export const help = $state({ isOpen: false });
