import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressFormatOf, type AddressField, type AddressFormat } from '#domain/geo/address.ts';
import { useSay } from '#ui/words/words.tsx';
import type { CheckoutField, PageOf } from '#features/storefront/page.shapes.ts';
import { TextAreaInput, TextInput, useOptional, useStorefrontWords } from '#ui/storefront/kit.tsx';

import { ReminderBox } from './ReminderBox.tsx';

type Checkout = PageOf<'checkout'>;

/** What was typed into an address, and the country whose fields it has. */
export type AddressForm = Pick<Checkout, 'values' | 'faults'> & { readonly country: string };

export function formOf({ values, faults, quote }: Checkout): AddressForm {
  return { values, faults, country: quote.country };
}

/** How the buyer hears of the order, and the carrier of the buyer. */
export function ContactFields({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const form = formOf(page);
  const field = useField(form);
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        {...field('email')}
        label={words.fieldEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
        required
      />
      <ReminderBox page={page} />
      <PhoneField form={form} />
    </div>
  );
}

/** How the carrier reaches whoever gets the parcel. */
export function PhoneField({ form }: { form: AddressForm }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  const field = useField(form);
  return (
    <AddOn form={form} name="phone" label={words.fieldPhone}>
      <TextInput
        {...field('phone')}
        label={optional(words.fieldPhone)}
        isLabelHidden
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={21}
      />
    </AddOn>
  );
}

/** Who gets the parcel and where, in the order and with the names of the country. */
export function AddressFields({ form, hasNote = true }: { form: AddressForm; hasNote?: boolean }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  const field = useField(form);
  const format = addressFormatOf(form.country);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextInput {...field('name')} label={words.fieldName} autoComplete="name" maxLength={80} required />
      </div>
      {format.order.map((name) => (
        <div key={name} className={isWide(name, format) ? 'sm:col-span-2' : ''}>
          <PlaceLine form={form} name={name} format={format} />
        </div>
      ))}
      <div className="flex flex-col gap-1 sm:col-span-2">
        <AddOn form={form} name="company" label={words.fieldCompany}>
          <TextInput
            {...field('company')}
            label={optional(words.fieldCompany)}
            isLabelHidden
            autoComplete="organization"
            maxLength={80}
          />
        </AddOn>
        {hasNote ? (
          <AddOn form={form} name="note" label={words.fieldNote}>
            <TextAreaInput
              {...field('note')}
              label={optional(words.fieldNote)}
              isLabelHidden
              rows={2}
              maxLength={300}
            />
          </AddOn>
        ) : null}
      </div>
    </div>
  );
}

type AddOnProps = { form: AddressForm; name: CheckoutField; label: string; children: ReactNode };

/** A field that few fill in, behind a press; open where something stands in it or is wrong with it. */
function AddOn({ form, name, label, children }: AddOnProps) {
  const isOpen = form.values[name] !== '' || form.faults[name] !== undefined;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-target list-none items-center gap-2 text-meta font-medium text-accent-ink [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden className="size-4 shrink-0 group-open:rotate-45" />
        {label}
      </summary>
      {children}
    </details>
  );
}

/** Streets are long; the rest stand two and two, the last one alone where their number is odd. */
function isWide(name: AddressField, { order }: AddressFormat): boolean {
  const short = order.filter((one) => one !== 'address' && one !== 'address2');
  if (name === 'address' || name === 'address2') return true;
  return short.length % 2 === 1 && name === short.at(-1);
}

const completing: Record<AddressField, string> = {
  address: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postcode: 'postal-code',
};
const lengths: Record<AddressField, number> = {
  address: 200,
  address2: 200,
  city: 80,
  state: 80,
  postcode: 16,
};

type LineProps = { form: AddressForm; name: AddressField; format: AddressFormat };

function PlaceLine({ form, name, format }: LineProps) {
  const words = useStorefrontWords();
  const say = useSay();
  const optional = useOptional();
  const field = useField(form);
  const labels: Record<AddressField, string> = {
    address: words.fieldAddress,
    address2: words.fieldAddress2,
    city: words.cartCityNames[format.city],
    state: words.cartStateNames[format.state],
    postcode: words.cartPostcodeNames[format.postcode],
  };
  const isRequired = format.required.includes(name);
  const hint =
    name === 'postcode' && format.example !== ''
      ? say(words.cartExample, { example: format.example })
      : undefined;
  const input = (
    <TextInput
      {...field(name)}
      label={isRequired ? labels[name] : optional(labels[name])}
      isLabelHidden={name === 'address2' && !isRequired}
      hint={hint}
      autoComplete={completing[name]}
      maxLength={lengths[name]}
      required={isRequired}
      inputMode={name === 'postcode' && /^\d+$/.test(format.example) ? 'numeric' : undefined}
    />
  );
  if (name !== 'address2' || isRequired) return input;
  return (
    <AddOn form={form} name={name} label={labels[name]}>
      {input}
    </AddOn>
  );
}

/** Name, value and fault of a field, as the server gives them back. */
export function useField(form: AddressForm) {
  const words = useStorefrontWords();
  const say = useSay();
  const { example } = addressFormatOf(form.country);
  const faultText = (name: CheckoutField) => {
    const fault = form.faults[name];
    if (fault === undefined) return undefined;
    if (name === 'postcode' && fault === 'wrong' && example !== '')
      return say(words.cartPostcodeShape, { example });
    return words[`${name}_${fault}`];
  };
  return (name: CheckoutField) => ({ name, defaultValue: form.values[name], error: faultText(name) });
}
