import { useWords } from '#ui/words/console-words.ts';

/** What a kind of timer does, in words; its code where it has none, such as one of a later version. */
export function useKindText(): (kind: string) => string {
  const { kind: words } = useWords().jobs;
  const texts: Readonly<Record<string, string>> = words;
  return (kind) => (Object.hasOwn(texts, kind) ? (texts[kind] ?? kind) : kind);
}
