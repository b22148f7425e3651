import { useLocation, useSearchParams } from '#ui/routing/hooks.ts';
import { contactTopics } from '#domain/states/contact-request.ts';
import { ContactRequestScreen } from '#features/help/merchant/ContactRequestScreen.tsx';
import { ContactScreen } from '#features/help/merchant/ContactScreen.tsx';
import { Door } from './Door.tsx';

/** The secret of a link stands behind `#`, so that no server and no log reads it with the address. */
export function ContactRoute() {
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const token = hash.slice(1);
  const asked = query.get('about');
  const topic = contactTopics.find((one) => one === asked) ?? 'sign_in';
  return (
    <Door>
      {token === '' ? <ContactScreen topic={topic} /> : <ContactRequestScreen key={token} token={token} />}
    </Door>
  );
}
