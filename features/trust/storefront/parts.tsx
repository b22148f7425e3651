// What several public pages are made of.
import type { ReactNode } from 'react';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { formatTime } from '#ui/words/time.tsx';
import type { Announced } from '#features/trust/page.shapes.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {points.map((point) => (
        <li key={point} className="ml-5 list-disc">
          {point}
        </li>
      ))}
    </ul>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-target items-center font-medium text-accent-ink underline wrap-anywhere"
    >
      {children}
    </a>
  );
}

/** Which version of a document this is, and since when it holds. */
export function VersionLine({ of }: { of: { readonly version: number; readonly since: string } }) {
  const words = useStorefrontWords();
  const say = useSay();
  const day = useDay();
  return (
    <p className="text-meta text-muted">
      {say(words.trustSince, { version: of.version, when: day(of.since) })}
    </p>
  );
}

/** What is announced: from which day, and where it stands already. */
export function Coming({ announced, document }: { announced: Announced; document: 'terms' | 'fees' }) {
  const words = useStorefrontWords();
  const say = useSay();
  const day = useDay();
  const coming = announced.filter(({ name, is_coming: isComing }) => name === document && isComing);
  if (coming.length === 0) return null;
  return (
    <ul role="note" className="rounded-card bg-warn-soft p-4 text-warn">
      {coming.map(({ version, from, sha256 }) => (
        <li key={sha256}>
          <TextLink href={`/log/docs/${sha256}`}>
            {say(words.trustComing, { version, when: day(from) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Days as the reader writes them; the pages count in one zone. */
export function useDay(): (at: string) => string {
  const language = useLanguage();
  return (at) => formatTime(language, new Date(at), 'date', pageZone);
}

/** The notice that is the same on every page that is about money. */
export function Never() {
  const words = useStorefrontWords();
  return (
    <p className="rounded-card bg-warn-soft p-4 font-medium text-warn" role="note">
      {words.trustNever}
    </p>
  );
}

/** Basis points as the reader writes percents. */
export function usePercent(): (bps: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (bps) => format.format(bps / 10_000);
}
