import { Prose } from '#ui/content/Prose.tsx';

const span = (text: string) => ({ text, to: null, is_strong: false });

/** What a person wrote, in its own paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '');
  return <Prose blocks={lines.map((line) => ({ kind: 'text', lines: [[span(line)]] }))} />;
}

/** Short things to be read one after the other. */
export function Items({ texts }: { texts: readonly string[] }) {
  return <Prose blocks={[{ kind: 'list', lines: texts.map((text) => [span(text)]) }]} />;
}
