/** What a filter is called, and its values where it has a few. */
export type FilterWords = { readonly label: string; readonly values?: Readonly<Record<string, string>> };

/** What a list says of itself; in the words of its own room. */
export type ListWords = {
  readonly title: string;
  readonly lead?: string;
  /** Where nothing is there though nothing was asked: what to do. */
  readonly empty: string;
  /** What the search looks at, such as "Number, e-mail or name". */
  readonly search?: string;
  readonly filters: Readonly<Record<string, FilterWords>>;
};
