import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { cx } from '#ui/cx.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { controlClass } from '#ui/forms/FieldFrame.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { goodsOrders } from '#features/search/contract.ts';
import { SelectInput, TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { countryName } from '#ui/storefront/country.ts';
import { countFilters, listFields, listPath, noFilters, type ListPage } from './list-path.ts';

/** Days that are offered, and stars. */
const dayChoices = [5, 10, 15, 30];
const starChoices = [4, 3, 2];

/** The filters: behind one button on a phone, at the side of a wide screen. A plain form, sent by its own button. */
export function Filters({ page, currency }: { page: ListPage; currency: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  const count = countFilters(page.filters);
  return (
    <details className="rounded-card border border-line bg-surface lg:supports-[selector(::details-content)]:border-0 lg:supports-[selector(::details-content)]:bg-transparent lg:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-medium lg:supports-[selector(::details-content)]:hidden">
        <SlidersHorizontal aria-hidden className="size-5" />
        {say(words.searchFiltersCount, { count })}
      </summary>
      <form
        action={page.base}
        aria-label={words.searchFilters}
        className="flex flex-col gap-5 p-4 pt-2 lg:supports-[selector(::details-content)]:px-3 lg:supports-[selector(::details-content)]:py-1"
      >
        <KeptFields page={page} names={['category', 'q', 'sort']} />
        <Prices page={page} currency={currency} />
        <Part title={words.searchAvailability}>
          <Check name="in_stock" value="true" label={words.searchInStock} isOn={page.filters.isInStock} />
          <ShipTo page={page} />
        </Part>
        <Choices page={page} />
        <button type="submit" className={buttonClass('plain', 'normal', true)}>
          {words.searchApply}
        </button>
      </form>
    </details>
  );
}

/** What the form of one part of the list must not forget of the others. */
export function KeptFields({ page, names }: { page: ListPage; names: readonly string[] }) {
  return listFields(page)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 text-meta font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}

function Prices({ page, currency }: { page: ListPage; currency: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;
  return (
    <Part title={say(words.searchPrice, { currency })}>
      <div className="grid grid-cols-2 gap-2">
        <TextInput
          {...field}
          name="price_min"
          label={words.searchPriceMin}
          defaultValue={page.filters.priceMin}
        />
        <TextInput
          {...field}
          name="price_max"
          label={words.searchPriceMax}
          defaultValue={page.filters.priceMax}
        />
      </div>
    </Part>
  );
}

function Check({ name, value, label, isOn }: { name: string; value: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-target cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isOn}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}

/** The buyer's own country, or the one that was asked for. */
function ShipTo({ page }: { page: ListPage }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const code = page.filters.shipTo ?? page.country;
  if (code === undefined) return null;
  const label = say(words.searchChipShipTo, { country: countryName(language, code) });
  return <Check name="ship_to" value={code} label={label} isOn={page.filters.shipTo !== undefined} />;
}

function Choices({ page }: { page: ListPage }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { maxDays, ratingMin } = page.filters;
  const days = withOther(dayChoices, maxDays).map((count) => ({
    value: String(count),
    label: say(words.searchWithin, { days: count }),
  }));
  const stars = withOther(starChoices, ratingMin).map((count) => ({
    value: String(count),
    label: say(words.searchRatingFrom, { stars: count }),
  }));
  return (
    <>
      <SelectInput
        name="max_days"
        label={words.searchArrival}
        defaultValue={maxDays === undefined ? '' : String(maxDays)}
        options={[{ value: '', label: words.searchAnyTime }, ...days]}
      />
      <SelectInput
        name="rating_min"
        label={words.searchRating}
        defaultValue={ratingMin === undefined ? '' : String(ratingMin)}
        options={[{ value: '', label: words.searchAnyRating }, ...stars]}
      />
    </>
  );
}

/** A number of the address that is not offered is a choice as well. */
function withOther(choices: readonly number[], chosen: number | undefined): readonly number[] {
  return chosen === undefined || choices.includes(chosen) ? choices : [...choices, chosen];
}

/** The order of the list. A script sends it at once and hides the button. */
export function SortForm({ page }: { page: ListPage }) {
  const words = useStorefrontWords();
  const kept = ['category', 'q', 'price_min', 'price_max', 'in_stock', 'max_days', 'rating_min', 'ship_to'];
  const first = page.q === undefined ? words.searchSort_plain : words.searchSort_relevance;
  return (
    <form action={page.base} data-sends className="flex items-center gap-2">
      <KeptFields page={page} names={kept} />
      <label className="flex min-w-0 items-center gap-2">
        <span className="text-meta whitespace-nowrap text-muted max-sm:sr-only">{words.searchSort}</span>
        <select
          name="sort"
          defaultValue={page.filters.sort}
          className={cx(controlClass, 'w-auto max-w-full')}
        >
          {goodsOrders.map((order) => (
            <option key={order} value={order}>
              {order === 'relevance' ? first : words[`searchSort_${order}`]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" data-sends-button className={buttonClass('plain')}>
        {words.searchSortNow}
      </button>
    </form>
  );
}

/** What is on, each with a way to take it off. */
export function ActiveFilters({ page, currency }: { page: ListPage; currency: string }) {
  const words = useStorefrontWords();
  const chips = useChips(page, currency);
  if (chips.length === 0) return null;
  return (
    <nav aria-label={words.searchActive}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ name, href }) => (
          <li key={name} className="min-w-0">
            <Chip name={name} href={href} />
          </li>
        ))}
        {chips.length < 2 ? null : (
          <li>
            <a
              href={listPath(page, { q: undefined, filters: noFilters })}
              className={buttonClass('quiet', 'small')}
            >
              {words.searchClear}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Chip({ name, href }: { name: string; href: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <a
      href={href}
      aria-label={say(words.searchRemove, { name })}
      className="inline-flex min-h-target max-w-full items-center gap-2 rounded-full border border-accent bg-accent-soft px-4 text-meta font-medium text-accent-ink hover:bg-surface"
    >
      <span className="truncate">{name}</span>
      <X aria-hidden className="size-4 shrink-0" />
    </a>
  );
}

type ChipFacts = { readonly name: string; readonly href: string };

function useChips(page: ListPage, currency: string): ChipFacts[] {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { priceMin, priceMax, isInStock, maxDays, ratingMin, shipTo } = page.filters;
  const without = (filters: Partial<typeof page.filters>) => listPath(page, { filters });
  const money = (amount: string) => formatMoney(language, amount, currency);
  const chips: ChipFacts[] = [];
  if (page.q !== undefined)
    chips.push({ name: say(words.searchChipWord, { q: page.q }), href: listPath(page, { q: undefined }) });
  if (priceMin !== undefined || priceMax !== undefined) {
    const text =
      priceMin === undefined
        ? words.searchChipPriceTo
        : priceMax === undefined
          ? words.searchChipPriceFrom
          : words.searchChipPrice;
    const bounds = { low: money(priceMin ?? '0'), high: money(priceMax ?? '0') };
    chips.push({ name: say(text, bounds), href: without({ priceMin: undefined, priceMax: undefined }) });
  }
  if (isInStock) chips.push({ name: words.searchInStock, href: without({ isInStock: false }) });
  if (maxDays !== undefined)
    chips.push({ name: say(words.searchWithin, { days: maxDays }), href: without({ maxDays: undefined }) });
  if (ratingMin !== undefined)
    chips.push({
      name: say(words.searchRatingFrom, { stars: ratingMin }),
      href: without({ ratingMin: undefined }),
    });
  if (shipTo !== undefined) {
    const country = countryName(language, shipTo);
    chips.push({ name: say(words.searchChipShipTo, { country }), href: without({ shipTo: undefined }) });
  }
  return chips;
}
