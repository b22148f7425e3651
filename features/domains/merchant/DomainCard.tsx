import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { checkDomain, readDomain } from '#features/domains/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Badge, type Tone } from '#ui/content/Badge.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { RemoveDomain } from './RemoveDomain.tsx';
import type { ShopDomain } from './types.ts';

type Props = { domain: ShopDomain; address: string };

const tones: Readonly<Record<ShopDomain['state'], Tone>> = {
  waiting: 'warn',
  issuing: 'info',
  active: 'good',
  failing: 'bad',
};

/** How the domain stands, what is wrong with it, and what its owner can do. */
export function DomainCard({ domain, address }: Props) {
  const { domain: words } = useWords().shop;
  const say = useSay();
  const { time } = useFormats();
  const [isRemoving, setRemoving] = useState(false);
  const check = useAct(checkDomain, { changes: [readDomain] });
  const { state, checked_at: checkedAt, certificate_until: until, ends_at: endsAt } = domain;
  return (
    <Card title={domain.shown}>
      {/* Said aloud when a check changes it. */}
      <div role="status" className="flex flex-col gap-3">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <Text>{say(words.stateText[state], { address })}</Text>
        <DomainFault domain={domain} />
      </div>
      {domain.url === null ? null : (
        <LinkButton to={domain.url} tone="plain" icon={<ExternalLink aria-hidden className="size-4" />}>
          {words.open}
        </LinkButton>
      )}
      <Text look="small">
        {[
          checkedAt === null ? undefined : say(words.checked, { when: time(checkedAt) }),
          domain.next_check_at === null ? undefined : say(words.next, { when: time(domain.next_check_at) }),
          until === null ? undefined : say(words.certificate, { when: time(until) }),
        ]
          .filter((line) => line !== undefined)
          .join(' · ')}
      </Text>
      {endsAt === null ? null : <Text look="small">{say(words.endsAt, { when: time(endsAt) })}</Text>}
      <ErrorBox error={check.error} />
      <Button isWide isBusy={check.isBusy} onClick={() => check.act({})}>
        {words.check}
      </Button>
      <Button isWide tone="quiet" onClick={() => setRemoving(true)}>
        {words.remove}
      </Button>
      {isRemoving ? (
        <RemoveDomain domain={domain} address={address} onClose={() => setRemoving(false)} />
      ) : null}
    </Card>
  );
}

function DomainFault({ domain: { fault } }: { domain: ShopDomain }) {
  const { domain: words } = useWords().shop;
  const say = useSay();
  const { time } = useFormats();
  if (fault === null) return null;
  return (
    <Note tone="warn">
      <span className="wrap-anywhere">
        {say(words.faults[fault.code], { found: fault.found.join(', ') })}
        {fault.since === null ? '' : ` ${say(words.since, { when: time(fault.since) })}`}
      </span>
    </Note>
  );
}
