// A page with ten thousand rows and nothing else, for `journeys/measure/scroll.ts`.
import './long-list-page.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from '#ui/routing/Router.tsx';
import { LongList } from '#ui/lists/LongList.tsx';
import { Row } from '#ui/lists/Row.tsx';

const rowsOfPage = 10_000;
const rows = Array.from({ length: rowsOfPage }, (_, index) => ({ id: `SL-${10_000 + index}` }));

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no root');
createRoot(place).render(
  <MemoryRouter>
    <LongList label="Orders" items={rows} itemKey={({ id }) => id}>
      {({ id }) => (
        <Row
          to={`/orderList/${id}`}
          title={id}
          detail="2 pieces · A… B."
          end={<span className="tabular font-medium">$24.60</span>}
          below={
            Number(id.slice(3)) % 3 === 0 ? <span>Confirmed automatically in 29 minutes</span> : undefined
          }
        />
      )}
    </LongList>
  </MemoryRouter>,
);
