import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { ShopDomain } from './types.ts';

/** What is to stand in DNS, each value to be copied. */
export function DomainRecords({ domain }: { domain: ShopDomain }) {
  const { domain: words } = useWords().shop;
  return (
    <Section title={words.records}>
      {domain.records.map((record) => (
        <DnsRecord key={`${record.type} ${record.value}`} record={record} />
      ))}
    </Section>
  );
}

function DnsRecord({ record }: { record: ShopDomain['records'][number] }) {
  const { domain: words } = useWords().shop;
  const { type, name, value, is_right: isRight } = record;
  return (
    <Card title={type}>
      <Badge tone={isRight ? 'good' : 'warn'}>{isRight ? words.found : words.missing}</Badge>
      <Facts
        facts={[
          { label: words.recordName, value: <Text look="code">{name}</Text> },
          { label: words.recordValue, value: <Text look="code">{value}</Text> },
        ]}
      />
      {type === 'ALIAS' ? <Text look="small">{words.aliasHint}</Text> : null}
      <Stack isRow gap="small">
        <CopyButton text={name} label={words.copyName} />
        <CopyButton text={value} label={words.copyValue} />
      </Stack>
    </Card>
  );
}
