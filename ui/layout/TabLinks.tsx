import { NavLink } from '#ui/routing/Link.tsx';
import { cx } from '#ui/cx.ts';

/** Two to four sides of one place, each with an address of its own. */
export function TabLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { readonly to: string; readonly label: string }[];
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 rounded-field bg-sunken p-1">
      {links.map((link) => (
        <NavLink
          key={link.to}
          to={link.to}
          end
          className={({ isActive }) =>
            cx(
              'flex min-h-target min-w-min flex-1 items-center justify-center rounded-chip px-1 text-center sm:px-3 text-meta font-medium',
              isActive ? 'bg-surface text-ink' : 'text-muted hover:text-ink',
            )
          }
        >
          {link.label}
        </NavLink>
      ))}
    </nav>
  );
}
