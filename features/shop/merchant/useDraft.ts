import { useEffect, useState } from 'react';

/**
 * Typed texts that are not saved yet. They outlive leaving the screen, and closing the page asks first; saving or
 * discarding ends them.
 *
 * @param name Of the section and its shop: another shop's draft is another one.
 * @param saved What the server has.
 */
export function useDraft<T extends Readonly<Record<string, string>>>(name: string, saved: T) {
  const key = `draft:${name}`;
  const [draft, setDraft] = useState<T>(() => ({ ...saved, ...readDraft(key, Object.keys(saved)) }));
  const isChanged = Object.entries(saved).some(([field, text]) => draft[field] !== text);

  useEffect(() => {
    if (isChanged) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  }, [key, draft, isChanged]);

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return {
    draft,
    isChanged,
    set: (next: Partial<T>) => setDraft((before) => ({ ...before, ...next })),
    discard: () => setDraft(saved),
  };
}

function readDraft(key: string, fields: readonly string[]): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([field, text]) => fields.includes(field) && typeof text === 'string'),
    );
  } catch {
    return {};
  }
}
