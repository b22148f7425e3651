import { readListing } from '#domain/goods/listing-markup.ts';
import type { Block, Span } from '#domain/content/markup.ts';

/** What a shop says in its own words: paragraphs, headings, lists and strong words. There is no way to say HTML. */
export function OwnWords({ text, heading }: { text: string; heading: 'h2' | 'h3' }) {
  return (
    <div className="flex max-w-prose flex-col gap-3 wrap-anywhere">
      {readListing(text).map((block, index) => (
        <Part key={index} block={block} heading={heading} />
      ))}
    </div>
  );
}

function Part({ block: { kind, lines }, heading: Heading }: { block: Block; heading: 'h2' | 'h3' }) {
  const [first = []] = lines;
  if (kind === 'title')
    return (
      <Heading className="text-section">
        <Spans spans={first} />
      </Heading>
    );
  if (kind === 'text')
    return (
      <p>
        <Spans spans={first} />
      </p>
    );
  const items = lines.map((line, index) => (
    <li key={index} className="pl-1">
      <Spans spans={line} />
    </li>
  ));
  return kind === 'steps' ? (
    <ol className="flex list-decimal flex-col gap-1.5 pl-6">{items}</ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1.5 pl-6">{items}</ul>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, is_strong: isStrong }, index) =>
    isStrong ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );
}
