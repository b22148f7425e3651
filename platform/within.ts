// Asking no longer, and no more often, than one should.

/**
 * What the work gives, or undefined where it fails or takes longer than `ms`. Work that takes longer goes on to its own
 * end, and what comes of it then is left alone.
 */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work().catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks anew once the last answer is older than `ms`: those who ask sooner, or together, share one. */
export function atMostEvery<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const at = performance.now();
    if (last === undefined || at - last.at > ms) last = { at, answer: ask() };
    return last.answer;
  };
}
