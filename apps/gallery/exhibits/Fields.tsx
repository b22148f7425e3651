import { useState } from 'react';
import type { ReactNode } from 'react';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { AmountSlider } from '#ui/forms/AmountSlider.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Exhibit } from '../Exhibit.tsx';

/** Keeps what is typed into one control. */
function Typed<T>({
  first,
  children,
}: {
  first: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}) {
  const [value, set] = useState(first);
  return children(value, set);
}

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large, with a name that is quite a bit longer' },
] as const;

/** What is filled in. */
export function Fields() {
  return (
    <>
      <Texts />
      <Secrets />
      <Choices />
      <Exhibit of="Form">
        <Card>
          <Form label="One column of fields" onSend={() => undefined}>
            <Typed first="">
              {(value, set) => <TextField label="Name" value={value} onChange={set} autoComplete="off" />}
            </Typed>
            <Button type="submit">Send</Button>
          </Form>
        </Card>
      </Exhibit>
    </>
  );
}

function Texts() {
  return (
    <>
      <Exhibit of="TextField">
        <Grid>
          <Typed first="">
            {(value, set) => (
              <TextField label="Empty" hint="A sentence that helps." value={value} onChange={set} />
            )}
          </Typed>
          <Typed first="x">
            {(value, set) => (
              <TextField label="Refused" error="Use at least 3 letters." value={value} onChange={set} />
            )}
          </Typed>
          <TextField label="Not possible" value="As it is" onChange={() => undefined} disabled />
        </Grid>
      </Exhibit>
      <Exhibit of="TextArea">
        <Typed first={'Several lines,\nas they were written.'}>
          {(value, set) => (
            <TextArea label="About" hint="Up to 300 characters." value={value} onChange={set} />
          )}
        </Typed>
      </Exhibit>
    </>
  );
}

/** Amounts, passwords and codes: what must be typed right. */
function Secrets() {
  return (
    <>
      <Exhibit of="AmountField">
        <Grid>
          <Typed first="12.50">
            {(value, set) => <AmountField label="Amount" currency="USD" value={value} onChange={set} />}
          </Typed>
          <Typed first="0.50">
            {(value, set) => (
              <AmountField
                label="Amount that is refused"
                currency="USD"
                error="The smallest is $10.00."
                value={value}
                onChange={set}
              />
            )}
          </Typed>
        </Grid>
      </Exhibit>
      <Exhibit of="AmountSlider">
        <Typed first="12.50">
          {(value, set) => (
            <AmountSlider
              label="Budget"
              sliderLabel="Budget as a slider"
              hint="Minimum $5.00."
              currency="USD"
              range={{ min: '5.00', max: '40.00', step: '1.00' }}
              value={value}
              onChange={set}
            />
          )}
        </Typed>
      </Exhibit>
      <Exhibit of="PasswordField">
        <Typed first="">
          {(value, set) => (
            <PasswordField
              label="Password"
              hint="At least 8 characters"
              keeps="new"
              value={value}
              onChange={set}
            />
          )}
        </Typed>
      </Exhibit>
      <Exhibit of="PinField">
        <Grid>
          <Typed first="123456">
            {(value, set) => (
              <PinField label="Transaction password" hint="6 to 12 digits" value={value} onChange={set} />
            )}
          </Typed>
          <Typed first="123456">
            {(value, set) => <PinField label="One-time code" isOneTime value={value} onChange={set} />}
          </Typed>
        </Grid>
      </Exhibit>
    </>
  );
}

function Choices() {
  return (
    <>
      <Exhibit of="SelectField">
        <Grid>
          <Typed<'small' | 'large'> first="large">
            {(value, set) => <SelectField label="Size" value={value} onChange={set} options={sizes} />}
          </Typed>
          <Typed<'small' | 'large'> first="small">
            {(value, set) => (
              <SelectField label="Quiet" isQuiet value={value} onChange={set} options={sizes} />
            )}
          </Typed>
        </Grid>
      </Exhibit>
      <Exhibit of="SwitchField">
        <Typed first={true}>
          {(isOn, set) => <SwitchField label="Orders confirm themselves" isOn={isOn} onChange={set} />}
        </Typed>
        <SwitchField label="Cannot be changed now" isOn={false} onChange={() => undefined} disabled />
      </Exhibit>
      <Exhibit of="CheckField">
        <Typed first={true}>
          {(isOn, set) => <CheckField label="I have read it" isOn={isOn} onChange={set} />}
        </Typed>
        <CheckField label="Cannot be changed now" isOn={false} onChange={() => undefined} disabled />
      </Exhibit>
    </>
  );
}
