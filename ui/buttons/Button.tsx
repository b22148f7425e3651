import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonTone } from './button-class.ts';

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  /** Something is under way: the button keeps its width and cannot be pressed twice. */
  isBusy?: boolean | undefined;
  icon?: ReactNode;
};

export function Button({
  tone,
  size,
  isWide,
  isBusy = false,
  icon,
  children,
  disabled,
  type,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass(tone, size, isWide)}
    >
      {isBusy ? <LoaderCircle aria-hidden className="size-5 animate-spin" /> : icon}
      {children}
    </button>
  );
}
