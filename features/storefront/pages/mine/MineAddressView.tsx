import { limits } from '#domain/limits.ts';
import { countries } from '#domain/geo/countries.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useSay } from '#ui/words/words.tsx';
import { PageTitle, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { AddressFields, PhoneField } from '#features/storefront/pages/buying/AddressFields.tsx';
import { CountryField, RecalculateButton } from '#features/storefront/pages/buying/PlaceFields.tsx';

/** One saved address, in the fields of its country. */
export function MineAddressView({ page }: { page: PageOf<'mineAddress'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { values, faults, base, addressId } = page;
  const { country } = values;
  const place = { country, countries, currency: '', currencies: [], service: undefined };
  const form = { values, faults, country };
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageTitle lead={say(words.mineAddressUse, { max: limits.buyerAddressesMax })}>
        {words.mineAddressTitle}
      </PageTitle>
      <Card>
        <form method="post" action={`${base}/me/address`} noValidate className="flex flex-col gap-4">
          {/* The Enter key presses a form's first button. */}
          <button type="submit" hidden name="next" value="save">
            {words.mineSaveAddress}
          </button>
          <input type="hidden" name="id" value={addressId} />
          <CountryField place={place} value={country} />
          <RecalculateButton label={words.mineCountry} value="country" />
          <AddressFields form={form} hasNote={false} />
          <PhoneField form={form} />
          <div className="flex flex-col gap-2 sm:flex-row">
            <Button type="submit" name="next" value="save">
              {words.mineSaveAddress}
            </Button>
            <a href={`${base}/me`} className={buttonClass('quiet')}>
              {words.mineTitle}
            </a>
          </div>
        </form>
      </Card>
    </div>
  );
}
