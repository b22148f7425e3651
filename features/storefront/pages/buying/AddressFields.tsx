import { addressFormatOf, type AddressField, type AddressFormat } from '#domain/geo/address.ts';
import { useSay } from '#ui/words/words.tsx';
import type { CheckoutField, PageOf } from '#features/storefront/page.shapes.ts';
import { TextAreaInput, TextInput, useOptional, useStorefrontWords } from '#ui/storefront/kit.tsx';

type Checkout = PageOf<'checkout'>;

/** Who gets the parcel and where, in the order and with the names of the country. */
export function AddressFields({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  const field = useField(page);
  const format = addressFormatOf(page.quote.country);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput {...field('name')} label={words.fieldName} autoComplete="name" maxLength={80} required />
      <TextInput
        {...field('company')}
        label={optional(words.fieldCompany)}
        autoComplete="organization"
        maxLength={80}
      />
      {format.order.map((name) => (
        <div key={name} className={isWide(name, format) ? 'sm:col-span-2' : ''}>
          <PlaceLine page={page} name={name} format={format} />
        </div>
      ))}
      <TextInput
        {...field('email')}
        label={words.fieldEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
        required
      />
      <TextInput
        {...field('phone')}
        label={optional(words.fieldPhone)}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={21}
      />
      <div className="sm:col-span-2">
        <TextAreaInput {...field('note')} label={optional(words.fieldNote)} rows={2} maxLength={300} />
      </div>
    </div>
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

function PlaceLine({ page, name, format }: { page: Checkout; name: AddressField; format: AddressFormat }) {
  const words = useStorefrontWords();
  const say = useSay();
  const optional = useOptional();
  const field = useField(page);
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
  return (
    <TextInput
      {...field(name)}
      label={isRequired ? labels[name] : optional(labels[name])}
      hint={hint}
      autoComplete={completing[name]}
      maxLength={lengths[name]}
      required={isRequired}
      inputMode={name === 'postcode' && /^\d+$/.test(format.example) ? 'numeric' : undefined}
    />
  );
}

/** Name, value and fault of a field, as the server gives them back. */
export function useField(page: Checkout) {
  const words = useStorefrontWords();
  const say = useSay();
  const { example } = addressFormatOf(page.quote.country);
  const faultText = (name: CheckoutField) => {
    const fault = page.faults[name];
    if (fault === undefined) return undefined;
    if (name === 'postcode' && fault === 'wrong' && example !== '')
      return say(words.cartPostcodeShape, { example });
    return words[`${name}_${fault}`];
  };
  return (name: CheckoutField) => ({ name, defaultValue: page.values[name], error: faultText(name) });
}
