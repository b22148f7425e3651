import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './hooks.ts';
import { isOutside, matchPath, resolvePath } from './paths.ts';
import { usePlace } from './Router.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the app; one of elsewhere is opened as any link. */
  to: string;
  /** In place of the entry that is there. */
  replace?: boolean | undefined;
  state?: unknown;
};

/** A link to another screen, which the browser need not load anew; with a key held down it opens as any link does. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: Props) {
  const { history, location } = usePlace();
  const navigate = useNavigate();
  if (isOutside(to)) {
    return (
      <a {...rest} href={to} target={target} onClick={onClick}>
        {children}
      </a>
    );
  }
  const path = resolvePath(to, location.pathname);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    navigate(path, { replace, state });
  }

  return (
    <a {...rest} href={history.hrefOf(path)} target={target} onClick={follow}>
      {children}
    </a>
  );
}

type NavProps = Omit<Props, 'className'> & {
  /** Active on this very screen only, not on those below it. */
  end?: boolean;
  className: (is: { readonly isActive: boolean }) => string;
};

/** A link of a navigation: it says whether one is there. */
export function NavLink({ end = false, className, ...link }: NavProps) {
  const { pathname } = usePlace().location;
  const { pathname: own } = resolvePath(link.to, pathname);
  const isActive = matchPath(end || own === '/' ? own : `${own}/*`, pathname) !== null;
  return <Link aria-current={isActive ? 'page' : undefined} {...link} className={className({ isActive })} />;
}
