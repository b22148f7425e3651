// The log: one JSON line an event, errors with message and stack, on standard error.
import pino, { type Logger } from 'pino';

export function makeLog(level: string): Logger {
  return pino({ level, serializers: { error: pino.stdSerializers.err } }, pino.destination(2));
}
