import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonTone } from './button-class.ts';

type Props = {
  to: string;
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
};

/** Looks like a button and goes somewhere: an address inside the app, or a whole one in a new tab. */
export function LinkButton({ to, tone, size, isWide, icon, children }: Props) {
  const className = buttonClass(tone, size, isWide);
  if (to.startsWith('http')) {
    return (
      <a href={to} target="_blank" rel="noreferrer" className={className}>
        {icon}
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className}>
      {icon}
      {children}
    </Link>
  );
}
