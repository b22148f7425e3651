import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { OwnPage } from '#features/storefront/page.shapes.ts';
import { placeText } from './place-text.ts';

type Saved = OwnPage['addresses'][number];

/** At most five; the checkout offers them to whoever is signed in. */
export function OwnAddresses({ addresses, base }: { addresses: readonly Saved[]; base: string }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <Card title={words.mineAddresses}>
      {addresses.length === 0 ? (
        <p className="text-muted">{words.mineNoAddresses}</p>
      ) : (
        <ul className="divide-y divide-line">
          {addresses.map((saved) => (
            <AddressRow key={saved.id} saved={saved} base={base} />
          ))}
        </ul>
      )}
      {addresses.length < limits.buyerAddressesMax ? (
        <a href={`${base}/me/address`} className={buttonClass('plain')}>
          {words.mineAdd}
        </a>
      ) : null}
      <p className="text-meta text-muted">{say(words.mineAddressUse, { max: limits.buyerAddressesMax })}</p>
    </Card>
  );
}

/** Deleting asks once more, behind a press: an address that is gone has to be typed again. */
function AddressRow({ saved, base }: { saved: Saved; base: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const look = 'inline-flex min-h-target min-w-target items-center font-medium text-accent-ink';
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="wrap-anywhere">{placeText(language, saved)}</span>
      <div className="flex flex-wrap items-start gap-x-4">
        <a
          href={`${base}/me/address?id=${saved.id}`}
          aria-label={`${words.mineEdit}: ${saved.name}`}
          className={look}
        >
          {words.mineEdit}
        </a>
        <details>
          <summary
            aria-label={`${words.mineDelete}: ${saved.name}`}
            className={`${look} list-none [&::-webkit-details-marker]:hidden`}
          >
            {words.mineDelete}
          </summary>
          <form method="post" action={`${base}/me/address/remove`} className="flex flex-col gap-2 pb-2">
            <input type="hidden" name="id" value={saved.id} />
            <p>{words.mineDeleteAddress}</p>
            <Button type="submit" tone="danger" size="small">
              {words.mineDelete}
            </Button>
          </form>
        </details>
      </div>
    </li>
  );
}
