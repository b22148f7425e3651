import { useEffect, useState } from 'react';
import { hasRight } from '#domain/rights.ts';
import { listCatalogueGoods } from '#features/goods/catalogue.contract.ts';
import { listConsoleOrders } from '#features/orders/desk.contract.ts';
import { listShops } from '#features/shop/console.contract.ts';
import { listPeople } from '#features/staff/people.contract.ts';
import type { Person } from '#features/staff/console/usePerson.ts';
import { supplierBoard } from '#features/supply/suppliers.contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import type { ConsoleWords } from '#ui/words/console-words.ts';
import { navGroupsOf } from './navigation.ts';

/** Something that the palette leads to. */
export type Find = {
  readonly to: string;
  readonly label: string;
  readonly detail: string;
};
export type FindGroup = { readonly label: string; readonly finds: readonly Find[] };

/** How long a person may think between two letters, from how many on the server is asked, and for how many rows. */
const typingMs = 250;
const lettersMin = 2;
const rows = 5;

/** What was typed once the typing rests; nothing while it is too short to search for. */
function useRested(typed: string): string {
  const [rested, setRested] = useState('');
  const asked = typed.trim().length < lettersMin ? '' : typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), typingMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked === '' ? '' : rested;
}

/**
 * Places, orders, shops, goods, suppliers and people of the console for what was typed. It makes the calls of their
 * lists, so rights, masks and what is written down are those of the lists; what a person may not see is not asked for.
 */
export function usePaletteFinds(person: Person, words: ConsoleWords, typed: string) {
  const q = useRested(typed);
  const given = (right: Parameters<typeof hasRight>[1]) => ({
    enabled: q !== '' && hasRight(person.roles, right),
  });
  const ask = { q, limit: rows };
  const orders = useEndpoint(listConsoleOrders, ask, given('orders'));
  const shops = useEndpoint(listShops, ask, given('shops'));
  const goods = useEndpoint(listCatalogueGoods, ask, given('catalogue'));
  const suppliers = useEndpoint(supplierBoard, ask, given('suppliers'));
  const people = useEndpoint(listPeople, {}, given('people'));
  const asked = [orders, shops, goods, suppliers, people];
  const isTyping = typed.trim().length >= lettersMin && q !== typed.trim();
  const failed = asked.filter(({ isError }) => isError);

  const groups: FindGroup[] = [
    { label: words.palette.places, finds: placesFor(person, words, typed) },
    {
      label: words.nav.orders,
      finds: (q === '' ? [] : (orders.data?.list ?? [])).map(({ id, number, shop, status }) => ({
        to: `/orders/${id}`,
        label: number,
        detail: `${shop.name} · ${words.desk.orders.status[status]}`,
      })),
    },
    {
      label: words.nav.shops,
      finds: (q === '' ? [] : (shops.data?.list ?? [])).map(({ id, name, handle }) => ({
        to: `/shops/${id}`,
        label: name,
        detail: `${id} · ${handle}`,
      })),
    },
    {
      label: words.nav.goods,
      finds: (q === '' ? [] : (goods.data?.list ?? [])).map(({ id, code, title }) => ({
        to: `/goods/file/${id}`,
        label: title,
        detail: code,
      })),
    },
    {
      label: words.nav.board,
      finds: (q === '' ? [] : (suppliers.data?.list ?? [])).map(({ id, name, code }) => ({
        to: `/suppliers/${id}`,
        label: name,
        detail: code,
      })),
    },
    {
      label: words.nav.people,
      finds: (q === '' ? [] : (people.data?.list ?? []))
        .filter(({ name, username }) => fits(`${name} ${username}`, q))
        .slice(0, rows)
        .map(({ name, username }) => ({ to: '/people', label: name, detail: username })),
    },
  ];
  return {
    groups: groups.filter(({ finds }) => finds.length > 0),
    isWaiting: isTyping || asked.some(({ isLoading }) => isLoading),
    error: failed[0]?.error ?? undefined,
    askAgain: () => {
      for (const one of failed) void one.refetch();
    },
  };
}

/** Every word that was typed begins a word of the text. */
function fits(text: string, typed: string): boolean {
  const begun = text.toLowerCase().split(/[\s.@_-]+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => begun.some((one) => one.startsWith(word)));
}

function placesFor(person: Person, words: ConsoleWords, typed: string): Find[] {
  return navGroupsOf(person, words).flatMap(({ label: group, items }) =>
    items
      .filter(({ label }) => fits(label, typed.trim()))
      .map(({ to, label }) => ({ to, label, detail: group })),
  );
}
