import { Link } from '#ui/routing/Link.tsx';
import type { Block, Span } from '#domain/content/markup.ts';

/** Text to read: what `readMarkup` of `#domain/content/markup.ts` made. Links stay inside the app. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex max-w-prose flex-col gap-4 leading-relaxed wrap-anywhere">
      {blocks.map((block, index) => (
        <Piece key={index} block={block} />
      ))}
    </div>
  );
}

function Piece({ block }: { block: Block }) {
  const [first = []] = block.lines;
  if (block.kind === 'title') {
    return (
      <h2 className="pt-2 text-section">
        <Words spans={first} />
      </h2>
    );
  }
  if (block.kind === 'text') {
    return (
      <p>
        <Words spans={first} />
      </p>
    );
  }
  const items = block.lines.map((line, index) => (
    <li key={index} className="pl-1">
      <Words spans={line} />
    </li>
  ));
  if (block.kind === 'steps') return <ol className="flex list-decimal flex-col gap-2 pl-6">{items}</ol>;
  return <ul className="flex list-disc flex-col gap-2 pl-6">{items}</ul>;
}

function Words({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => {
    if (span.to !== null) {
      return (
        <Link key={index} to={span.to} className="font-medium text-accent-ink underline underline-offset-4">
          {span.text}
        </Link>
      );
    }
    return span.is_strong ? <strong key={index}>{span.text}</strong> : <span key={index}>{span.text}</span>;
  });
}
