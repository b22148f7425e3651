// Whom a merchant can tell, out of the trust card.
import { fieldsOf } from '#domain/wire/fields.ts';
import type { Contact, Contacts } from './store.ts';

export function contactsIn(card: unknown): Contacts {
  const { entity, mediators, witnesses } = fieldsOf(card);
  const { legal_name: company, country, support } = fieldsOf(entity);
  return {
    company: textOf(company) ?? '',
    country: textOf(country) ?? '',
    support: textOf(support),
    mediators: listOf(mediators),
    notaries: listOf(witnesses),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function listOf(value: unknown): Contact[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { name, url } = fieldsOf(one);
    return typeof name === 'string' ? [{ name, url: webAddress(url) }] : [];
  });
}

/** An address that a screen may lead to. */
function webAddress(url: unknown): string | null {
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : null;
}
