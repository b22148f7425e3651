import { X } from 'lucide-react';

type Props = {
  text: string;
  /** Changes the filter; without it the token can only be taken off. */
  onPress?: (() => void) | undefined;
  removeLabel: string;
  onRemove: () => void;
};

/** A filter that is on: its text changes it, its cross takes it off. */
export function Token({ text, onPress, removeLabel, onRemove }: Props) {
  return (
    <span className="inline-flex max-w-full items-stretch rounded-chip bg-accent-soft text-meta text-accent-ink">
      {onPress === undefined ? (
        <span className="flex min-h-8 min-w-0 items-center pr-1 pl-3 font-medium pointer-coarse:min-h-target">
          <span className="truncate">{text}</span>
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onPress}
          className="min-h-8 min-w-0 truncate rounded-l-chip pr-1 pl-3 font-medium hover:underline pointer-coarse:min-h-target"
        >
          {text}
        </button>
      )}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="inline-flex min-w-8 items-center justify-center rounded-r-chip hover:bg-sunken pointer-coarse:min-w-target"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
