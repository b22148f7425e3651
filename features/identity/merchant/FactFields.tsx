import { countries } from '#domain/geo/countries.ts';
import {
  documentTypes,
  identityKinds,
  type IdentityFacts,
  type IdentityField,
} from '#domain/identity/identity.ts';
import { Chips } from '#ui/lists/Chips.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Section } from '#ui/layout/Section.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  facts: IdentityFacts;
  setFact: <K extends keyof IdentityFacts>(key: K, value: IdentityFacts[K]) => void;
  errorOf: (field: IdentityField) => string | undefined;
  /** The end of a number that was right the last time and is kept. */
  numberKept: string | undefined;
};

/** Everything about a merchant's identity that is typed or chosen. */
export function FactFields(props: Props) {
  const { identity: words } = useWords();
  const { facts, setFact } = props;
  return (
    <>
      <Stack gap="small">
        <Text look="strong">{words.kind}</Text>
        <Chips
          label={words.kind}
          value={facts.kind}
          onChange={(kind) => setFact('kind', kind)}
          options={identityKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        />
      </Stack>
      {facts.kind === 'company' ? <CompanyFields {...props} /> : <PersonFields {...props} />}
    </>
  );
}

function PersonFields(props: Props) {
  const { identity: words } = useWords();
  return (
    <>
      <Section title={words.parts.person}>
        <NameField {...props} />
        <BirthFields {...props} />
      </Section>
      <Section title={words.parts.document}>
        <TypeField {...props} />
        <CountryField {...props} />
        <NumberField {...props} />
        <EndField {...props} />
      </Section>
    </>
  );
}

function CompanyFields(props: Props) {
  const { identity: words } = useWords();
  const { facts, setFact, errorOf } = props;
  return (
    <>
      <Section title={words.parts.company}>
        <NameField {...props} />
        <CountryField {...props} />
        <NumberField {...props} />
      </Section>
      <Section title={words.parts.acting}>
        <TextField
          label={words.labels.representative}
          hint={words.hints.full_name}
          error={errorOf('representative')}
          value={facts.representative}
          onChange={(text) => setFact('representative', text)}
          autoComplete="name"
          maxLength={200}
        />
        <BirthFields {...props} />
      </Section>
      <Section title={words.parts.actingDocument}>
        <TypeField {...props} />
        <EndField {...props} />
      </Section>
    </>
  );
}

function NameField({ facts, setFact, errorOf }: Props) {
  const { identity: words } = useWords();
  const isCompany = facts.kind === 'company';
  return (
    <TextField
      label={isCompany ? words.companyLabels.full_name : words.labels.full_name}
      hint={isCompany ? words.hints.companyName : words.hints.full_name}
      error={errorOf('full_name')}
      value={facts.full_name}
      onChange={(text) => setFact('full_name', text)}
      autoComplete={isCompany ? 'organization' : 'name'}
      maxLength={200}
    />
  );
}

function BirthFields({ facts, setFact, errorOf }: Props) {
  const { identity: words } = useWords();
  return (
    <>
      <TextField
        label={words.labels.birth_date}
        hint={words.hints.birth_date}
        error={errorOf('birth_date')}
        value={facts.birth_date}
        onChange={(text) => setFact('birth_date', text)}
        type="date"
        autoComplete="bday"
      />
      <TextField
        label={words.labels.phone}
        hint={words.hints.phone}
        error={errorOf('phone')}
        value={facts.phone}
        onChange={(text) => setFact('phone', text)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}

function CountryField({ facts, setFact, errorOf }: Props) {
  const { identity: words } = useWords();
  const { country } = useFormats();
  const named = countries
    .map((code) => ({ value: code, label: country(code) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  return (
    <SelectField
      label={facts.kind === 'company' ? words.companyLabels.country : words.labels.country}
      error={errorOf('country')}
      value={facts.country}
      onChange={(code) => setFact('country', code)}
      options={[{ value: '', label: words.choose }, ...named]}
    />
  );
}

function NumberField({ facts, setFact, errorOf, numberKept }: Props) {
  const { identity: words } = useWords();
  const say = useSay();
  return (
    <TextField
      label={facts.kind === 'company' ? words.companyLabels.id_number : words.labels.id_number}
      hint={numberKept === undefined ? words.hints.id_number : say(words.hints.kept, { last: numberKept })}
      error={errorOf('id_number')}
      value={facts.id_number}
      onChange={(text) => setFact('id_number', text)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
    />
  );
}

function TypeField({ facts, setFact, errorOf }: Props) {
  const { identity: words } = useWords();
  return (
    <SelectField
      label={words.labels.doc_type}
      error={errorOf('doc_type')}
      value={facts.doc_type}
      onChange={(type) => setFact('doc_type', type)}
      options={documentTypes.map((type) => ({ value: type, label: words.documents[type] }))}
    />
  );
}

function EndField({ facts, setFact, errorOf }: Props) {
  const { identity: words } = useWords();
  return (
    <TextField
      label={words.labels.document_ends_on}
      hint={words.hints.document_ends_on}
      error={errorOf('document_ends_on')}
      value={facts.document_ends_on}
      onChange={(text) => setFact('document_ends_on', text)}
      type="date"
    />
  );
}
