// Where the code says what it does, for whoever collects traces. Until a tracer is set nothing is measured, and no library
// of traces is loaded.

/** What a span is about. `call` is a call inside of the process: those over HTTP have the span of their request. */
export type SpanSubject = 'call' | 'transaction' | 'statement' | 'timer' | 'email';

/** Runs work within a span, and gives what the work gives. */
export type Tracer = <T>(subject: SpanSubject, name: string, work: () => Promise<T>) => Promise<T>;

let tracer: Tracer | undefined;

/** Sets who traces this process, once for all that runs in it; undefined for nobody. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

/**
 * Runs work within a span of its own.
 *
 * @param name A name that stands in the code: of a statement, a call or a kind of timer. Never anything that was sent.
 */
export function trace<T>(subject: SpanSubject, name: string, work: () => Promise<T>): Promise<T> {
  return tracer === undefined ? work() : tracer(subject, name, work);
}
