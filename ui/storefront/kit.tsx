// Pieces that every page of the storefront is made of. They are drawn on the server and work without scripts.
import { CircleAlert, CircleCheck, ImageOff, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { StorefrontWords } from '#locales/en/storefront.ts';
import type { PageWords } from '#locales/storefront.ts';
import { cx } from '#ui/cx.ts';
import { controlClass, FieldFrame } from '#ui/forms/FieldFrame.tsx';
import type { FieldTexts } from '#ui/forms/FieldFrame.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { formatTime } from '#ui/words/time.tsx';
import { makeWords, useLanguage, useSay } from '#ui/words/words.tsx';
import type { Notice, NoticeKind } from '#domain/notifications/page-notice.ts';

/** The words of every page; `common` is what the blocks of the kit say by themselves. */
const pageWords = makeWords<PageWords>();

export const WordsProvider = pageWords.WordsProvider;

export function useStorefrontWords(): StorefrontWords {
  return pageWords.useWords().storefront;
}

/** All words of a page, to draw a part of it by itself. */
export function usePageWords(): PageWords {
  return pageWords.useWords();
}

/** Times stand in one named zone, because the server does not know the reader's. */
export const pageZone = 'UTC';

/** A deadline, with its minute and zone: nobody knows where its reader lives. */
export function deadlineText(language: string, at: string): string {
  return `${formatTime(language, new Date(at), 'both', pageZone)} ${pageZone}`;
}

const noticeLooks: Record<NoticeKind, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};
const noticeIcons = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** What happened to the form that was just sent, above everything else on the page. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <div
      className="flex flex-col gap-2"
      role={notices.some(({ kind }) => kind === 'bad') ? 'alert' : 'status'}
    >
      {notices.map((notice) => {
        const Icon = noticeIcons[notice.kind];
        return (
          <p
            key={notice.key}
            className={cx('flex gap-3 rounded-card p-4 font-medium', noticeLooks[notice.kind])}
          >
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">
              <NoticeText notice={notice} />
            </span>
          </p>
        );
      })}
    </div>
  );
}

function NoticeText({ notice }: { notice: Notice }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { amounts = {}, currency = '', at } = notice;
  const moment =
    at === undefined ? '' : `${formatTime(language, new Date(at), 'both', pageZone)} ${pageZone}`;
  const values: Record<string, string> = { ...notice.texts, at: moment };
  for (const [name, amount] of Object.entries(amounts))
    values[name] = formatMoney(language, amount, currency);
  return say(words[notice.key], values);
}

export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h1 className="text-title">{children}</h1>
      {lead === undefined ? null : <p className="text-muted">{lead}</p>}
    </div>
  );
}

type InputProps = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'id'>;

/** A field whose text the browser keeps; the server gives back what was typed where something is wrong. */
export function TextInput({ label, hint, error, isLabelHidden, ...rest }: InputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(ids) => <input {...rest} {...ids} className={controlClass} />}
    </FieldFrame>
  );
}

type AreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

export function TextAreaInput({ label, hint, error, isLabelHidden, ...rest }: AreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(ids) => <textarea {...rest} {...ids} className={controlClass} />}
    </FieldFrame>
  );
}

type Option = { readonly value: string; readonly label: string };
type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'id'> & { options: readonly Option[] };

export function SelectInput({ label, hint, error, isLabelHidden, options, ...rest }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(ids) => (
        <select {...rest} {...ids} className={controlClass}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A label's addition for fields that may stay empty. */
export function useOptional(): (label: string) => string {
  const words = useStorefrontWords();
  const say = useSay();
  return (label) => say(words.optional, { label });
}

type ThumbProps = {
  image: { readonly url: string; readonly alt: string } | null | undefined;
  className: string;
  /** Pictures at the top are asked for at once, the others when they come near. */
  isFirst?: boolean;
  /** Nothing is read out where the title stands beside it. */
  isDecoration?: boolean;
};

/** A square that is kept free for its picture. */
export function Thumb({ image, className, isFirst = false, isDecoration = false }: ThumbProps) {
  return (
    <span
      className={cx(
        'flex aspect-square shrink-0 items-center justify-center overflow-hidden bg-sunken text-muted',
        className,
      )}
    >
      {image ? (
        <img
          src={image.url}
          alt={isDecoration ? '' : image.alt}
          width={640}
          height={640}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <ImageOff aria-hidden className="size-6" />
      )}
    </span>
  );
}

/**
 * A number with buttons beside it; the buttons appear with the page's script, the field works alone. With
 * `isSentAtOnce` the script sends the form as soon as the number changes.
 */
export function PiecesInput({
  name,
  label,
  value,
  max,
  min = 1,
  isSentAtOnce = false,
}: {
  name: string;
  label: string;
  value: number | string;
  max: number;
  min?: number;
  isSentAtOnce?: boolean;
}) {
  const words = useStorefrontWords();
  const say = useSay();
  const side = 'size-12 shrink-0 text-title text-accent-ink hover:bg-accent-soft';
  return (
    <span
      data-stepper={isSentAtOnce ? 'send' : ''}
      className="inline-flex items-center overflow-hidden rounded-field border border-line-strong bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent"
    >
      <button type="button" hidden data-by="-1" aria-label={say(words.fewer, { label })} className={side}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        defaultValue={value}
        min={min}
        max={max}
        className="tabular h-12 w-14 bg-transparent text-center font-medium outline-none [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button type="button" hidden data-by="1" aria-label={say(words.more, { label })} className={side}>
        +
      </button>
    </span>
  );
}

export { countryName } from './country.ts';
