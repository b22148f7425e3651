// What a call throws instead of answering. A refusal is no error but a result; `read` and `changes` throw it too.

/** The server gave no answer for as long as the client waits. What became of the call is not known. */
export class OutageError extends Error {
  constructor(name: string, base: string, cause: unknown) {
    super(`${name}: the server at ${base} is away`, { cause });
    this.name = 'OutageError';
  }
}

/** The server said something that is no answer of the API: another server, or a proxy in between. */
export class UnexpectedAnswer extends Error {
  constructor(name: string, status: number, text: string) {
    super(`${name} was answered with HTTP ${status} and no JSON of the API: ${text.slice(0, 200)}`);
    this.name = 'UnexpectedAnswer';
  }
}
