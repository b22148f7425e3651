import { BadgeCheck } from 'lucide-react';
import { readMarkup } from '#domain/content/markup.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { BrandMark } from '#ui/layout/BrandMark.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CodeList } from '#ui/lists/CodeList.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Prose } from '#ui/content/Prose.tsx';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Stars } from '#ui/charts/Stars.tsx';
import { TestBanner } from '#ui/layout/TestBanner.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Exhibit } from '../Exhibit.tsx';

const article =
  '## A title\n\nWords with **strong ones** and [a link](/wallet).\n\n- one\n- two\n\n1. first\n2. then';
const looks = ['normal', 'strong', 'muted', 'small', 'code', 'good', 'bad'] as const;
const badges = ['plain', 'accent', 'good', 'warn', 'bad', 'info'] as const;
const notes = ['info', 'warn', 'good'] as const;
const moneyLooks = ['plain', 'flow', 'big', 'hero'] as const;
const forms = ['date', 'time', 'both', 'distance'] as const;

/** What stands on a page and says one thing. */
export function Pieces() {
  return (
    <>
      <Layouts />
      <Exhibit of="Text">
        {looks.map((look) => (
          <Text key={look} look={look}>
            Text that is {look}
          </Text>
        ))}
        <Text isLine>
          A line that is cut where its place ends, however long the sentence on it may go on.
        </Text>
      </Exhibit>
      <Exhibit of="Prose">
        <Prose blocks={readMarkup(article, () => undefined)} />
      </Exhibit>
      <Exhibit of="Badge">
        <Stack isRow>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="good" icon={<BadgeCheck aria-hidden className="size-4" />}>
            with an icon
          </Badge>
        </Stack>
      </Exhibit>
      <Exhibit of="Note">
        {notes.map((tone) => (
          <Note key={tone} tone={tone} title={`A note that is ${tone}`}>
            What happened, why, and what to do now.
          </Note>
        ))}
      </Exhibit>
      <Exhibit of="MoneyText">
        {moneyLooks.map((look) => (
          <MoneyText key={look} amount="1234.50" currency="USD" look={look} />
        ))}
        <MoneyText amount="-12.00" currency="USD" look="flow" />
      </Exhibit>
      <Exhibit of="TimeText">
        {forms.map((form) => (
          <TimeText key={form} at="2026-03-02T09:30:00.000Z" form={form} />
        ))}
      </Exhibit>
      <Signs />
    </>
  );
}

function Layouts() {
  return (
    <>
      <Exhibit of="Card">
        <Card title="With a title" actions={<Button size="small">An action</Button>}>
          <Text>A piece of a page.</Text>
        </Card>
      </Exhibit>
      <Exhibit of="Section">
        <Section title="A heading without a frame">
          <Text>For lists and grids that have frames of their own.</Text>
        </Section>
      </Exhibit>
      <Exhibit of="Columns">
        <Columns main={<Card title="The main thing">…</Card>} side={<Card title="Beside it">…</Card>} />
      </Exhibit>
      <Exhibit of="Stack">
        <Stack gap="small">
          <Text>Below</Text>
          <Text>each other</Text>
        </Stack>
        <Stack isRow isSpread>
          <Text>Beside</Text>
          <Text>each other</Text>
        </Stack>
      </Exhibit>
    </>
  );
}

function Signs() {
  return (
    <>
      <Exhibit of="Picture">
        <Stack isRow>
          <Picture image={null} size="small" />
          <Picture image={null} />
        </Stack>
      </Exhibit>
      <Exhibit of="Stars">
        <Stars value={4} label="4 of 5 stars" />
        <Stars value={2} label="2 of 5 stars" size="small" />
      </Exhibit>
      <Exhibit of="CodeList">
        <CodeList label="Recovery codes" codes={['ABCD-2345', 'EFGH-6789', 'JKLM-2345']} />
      </Exhibit>
      <Exhibit of="QrCode">
        <QrCode text="https://shop.example/s/morning-table" label="Code of the shop's address" />
      </Exhibit>
      <Exhibit of="BrandMark">
        <BrandMark name="Stockless" />
      </Exhibit>
      <Exhibit of="TestBanner">
        <TestBanner />
      </Exhibit>
    </>
  );
}
