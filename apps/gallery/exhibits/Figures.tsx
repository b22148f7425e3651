import { BarChart } from '#ui/charts/BarChart.tsx';
import { Bars } from '#ui/charts/Bars.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { Meter } from '#ui/charts/Meter.tsx';
import { MoneyStrip } from '#ui/charts/MoneyStrip.tsx';
import { Ring } from '#ui/charts/Ring.tsx';
import { Exhibit } from '../Exhibit.tsx';

const points = ['3', '8', '5', '13', '21', '8', '2'].map((value, index) => ({
  label: `Day ${index + 1}`,
  value,
}));
const none = points.map(({ label }) => ({ label, value: '0' }));

/** What is counted. */
export function Figures() {
  return (
    <>
      <Exhibit of="Figure">
        <Grid look="figures">
          <Figure label="Orders" value="12" detail="4 more than before" to="/" />
          <Figure label="Sales" value="$1,052.80" isStrong />
          <Figure label="Visitors" value="–" />
        </Grid>
      </Exhibit>
      <Exhibit of="Grid">
        <Grid>
          <Meter label="Goods listed" text="20 of 100" value={20} max={100} />
          <Meter label="Removed today" text="20 of 20" value={20} max={20} />
          <Meter label="Nothing yet" text="0 of 20" value={0} max={20} />
        </Grid>
      </Exhibit>
      <Exhibit of="Meter">
        <Meter label="Goods listed" text="100 of 100" value={100} max={100} />
      </Exhibit>
      <Exhibit of="Ring">
        <Grid>
          <Ring label="1.12 on a scale from 0.5 to 1.5" text="1.12" value={1.12} min={0.5} max={1.5} />
          <Ring label="0.5 on a scale from 0.5 to 1.5" text="0.5" value={0.5} min={0.5} max={1.5} />
        </Grid>
      </Exhibit>
      <Exhibit of="Bars">
        <Bars values={['12', '48.5', '31', '77', '0', '90', '120']} />
      </Exhibit>
      <Exhibit of="MoneyStrip">
        <MoneyStrip
          parts={[
            { tone: 'own', amount: '114.63', label: '$114.63 yours' },
            { tone: 'coming', amount: '130.06', label: '$130.06 coming', to: '#' },
            { tone: 'held', amount: '20.00', label: '$20.00 held' },
            { tone: 'rest', amount: '769.60', label: '$769.60 in open orders' },
          ]}
        />
      </Exhibit>
      <Exhibit of="BarChart">
        <BarChart label="Orders a day so far" points={points} format={(value) => value} />
        <BarChart label="Days without orders so far" points={none} format={(value) => value} />
        <BarChart label="No days" points={[]} format={(value) => value} />
      </Exhibit>
      <Exhibit of="LineChart">
        <LineChart label="Orders a day" points={points} format={(value) => value} />
        <LineChart label="Days without orders" points={none} format={(value) => value} />
      </Exhibit>
    </>
  );
}
