// The log: one JSON line an event, errors with message and stack, on standard error.
import pino, { type DestinationStream, type Logger } from 'pino';

export function makeLog(level: string, to: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, serializers: { error: withoutRows } }, to);
}

/** Where PostgreSQL writes values of the row: `Key (email)=(…) already exists`, the line of a COPY. */
const rowFields = ['detail', 'where', 'internalQuery', 'parameters'];

/**
 * An error without what stood in people's rows: state, table, column and constraint say what went wrong. The server's
 * messages end in the value where a text is not what a type wants (`… for type uuid: "…"`): that is left out too.
 */
function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const said = pino.stdSerializers.err(error);
  if (!isOfDatabase(error)) return said;
  const kept = Object.entries(said).filter(([name]) => !rowFields.includes(name));
  const message = withoutValue(error.message);
  const stack = said.stack.replace(error.message, () => message);
  return { ...Object.fromEntries(kept), message, stack };
}

function isOfDatabase(error: Error): boolean {
  return 'severity' in error && 'code' in error;
}

function withoutValue(message: string): string {
  return message.replace(/: ".*"$/s, ': …');
}
