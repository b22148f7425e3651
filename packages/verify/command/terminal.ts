// Where the command is run.

export type Terminal = {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Progress is only shown to people. */
  readonly isTerminal: boolean;
};

/** What the command ends with: 0 all right, 1 something is wrong, 2 it was not understood. */
export type ExitCode = 0 | 1 | 2;
