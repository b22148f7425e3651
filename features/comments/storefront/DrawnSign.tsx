import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { Button } from '#ui/buttons/Button.tsx';

/** Where a signature is drawn. Without the page's script it is not there, and the name that is typed signs. */
export function DrawnSign({ drawn = '', isWrong }: { drawn: string | undefined; isWrong: boolean }) {
  const words = useStorefrontWords();
  return (
    <div data-sign="" hidden={!isWrong} className="flex flex-col gap-1.5">
      <p className="text-meta font-medium">{words.opinionDraw}</p>
      <input type="hidden" name="drawn" defaultValue={drawn} />
      <svg
        role="img"
        aria-label={words.opinionDraw}
        viewBox="0 0 1000 360"
        className="h-auto w-full max-w-md touch-none rounded-field border border-line-strong bg-surface text-ink"
      >
        <path d="M60 280H940" fill="none" strokeWidth={2} className="stroke-line-strong" />
        <path
          data-pen=""
          fill="none"
          strokeWidth={7}
          strokeLinecap="round"
          strokeLinejoin="round"
          stroke="currentColor"
        />
      </svg>
      {isWrong ? (
        <p role="alert" className="text-meta font-medium text-bad">
          {words.opinionDrawWrong}
        </p>
      ) : null}
      <p className="text-meta text-muted">{words.opinionDrawHint}</p>
      <div>
        <Button type="button" tone="quiet" size="small">
          {words.opinionDrawClear}
        </Button>
      </div>
    </div>
  );
}
