/** What is wrong with one cell: told with its row, which is passed over. Thrown and caught by the reading of rows. */
export class Fault extends Error {
  readonly field: string;
  readonly reason: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}
