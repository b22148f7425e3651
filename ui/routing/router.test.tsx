import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowserHistory } from './history.ts';
import { useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from './hooks.ts';
import { Link, NavLink } from './Link.tsx';
import { BrowserRouter, MemoryRouter, Router } from './Router.tsx';
import type { DrawChange } from './Router.tsx';
import { Outlet, Redirect, Routes } from './Routes.tsx';
import type { Route } from './Routes.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

const atOnce: DrawChange = (_change, apply) => apply();

/** Where one is, in one line, and what is drawn there. */
function Place({ children }: { children?: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const kind = useNavigationType();
  return (
    <>
      <p data-testid="place">{`${kind} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
      {children}
    </>
  );
}

const place = () => screen.getByTestId('place').textContent;

async function goBack(): Promise<void> {
  const isThere = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await act(() => isThere);
}

test('a link leads on with its state, the browser leads back, and a page loaded anew knows where it was', async () => {
  const app = (
    <BrowserRouter draw={atOnce}>
      <Place>
        <Link to="/orderList?q=1" state={{ from: 'home' }}>
          orders
        </Link>
      </Place>
    </BrowserRouter>
  );
  const { unmount } = render(app);
  expect(place()).toBe('POP / null');
  fireEvent.click(screen.getByText('orders'));
  expect(place()).toBe('PUSH /orderList?q=1 {"from":"home"}');
  unmount();
  render(app);
  expect(place()).toBe('POP /orderList?q=1 {"from":"home"}');
  await goBack();
  expect(place()).toBe('POP / null');
});

test('below a base the addresses of the app begin after it', () => {
  window.history.replaceState(null, '', '/console/shops?page=2');
  render(
    <BrowserRouter base="/console" draw={atOnce}>
      <Place>
        <Link to="/orders">orders</Link>
      </Place>
    </BrowserRouter>,
  );
  expect(place()).toBe('POP /shops?page=2 null');
  expect(screen.getByText('orders').getAttribute('href')).toBe('/console/orders');
  fireEvent.click(screen.getByText('orders'));
  expect([place(), window.location.pathname]).toEqual(['PUSH /orders null', '/console/orders']);
});

test('two taps on one link are one entry, also before the first is drawn', () => {
  const waiting: (() => void)[] = [];
  render(
    <BrowserRouter draw={(_change, apply) => void waiting.push(apply)}>
      <Place>
        <Link to="/orderList/7">order</Link>
      </Place>
    </BrowserRouter>,
  );
  const { length } = window.history;
  fireEvent.click(screen.getByText('order'));
  fireEvent.click(screen.getByText('order'));
  expect(window.history.length).toBe(length + 1);
  expect(place()).toBe('POP / null');
  act(() => waiting.forEach((apply) => apply()));
  expect(place()).toBe('REPLACE /orderList/7 null');
});

test('a link that is held with a key, has a target, leads out or was stopped is left to the browser', () => {
  render(
    <MemoryRouter>
      <Place>
        <Link to="/wallet">plain</Link>
        <Link to="/wallet" target="_blank">
          new window
        </Link>
        <Link to="https://elsewhere.example/">elsewhere</Link>
        <Link to="/wallet" onClick={(event) => event.preventDefault()}>
          stopped
        </Link>
      </Place>
    </MemoryRouter>,
  );
  const isLeft = (name: string, keys: object = {}): boolean => {
    let isPrevented = false;
    const onClick = (event: Event): void => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', onClick, { once: true });
    fireEvent.click(screen.getByText(name), keys);
    return !isPrevented;
  };
  expect(isLeft('plain', { ctrlKey: true })).toBe(true);
  expect(isLeft('plain', { metaKey: true })).toBe(true);
  expect(isLeft('plain', { button: 1 })).toBe(true);
  expect(isLeft('new window')).toBe(true);
  expect(isLeft('elsewhere')).toBe(true);
  expect(screen.getByText('elsewhere').getAttribute('href')).toBe('https://elsewhere.example/');
  isLeft('stopped');
  expect(place()).toBe('POP / null');
  expect(isLeft('plain')).toBe(false);
  expect(place()).toBe('PUSH /wallet null');
});

test('a navigation says where one is: on the screen itself, or below it', () => {
  render(
    <MemoryRouter start={['/orderList/7']}>
      <NavLink to="/orderList" className={({ isActive }) => (isActive ? 'on' : 'off')}>
        below
      </NavLink>
      <NavLink to="/orderList" end className={({ isActive }) => (isActive ? 'on' : 'off')}>
        itself
      </NavLink>
      <NavLink to="/" className={({ isActive }) => (isActive ? 'on' : 'off')}>
        root
      </NavLink>
    </MemoryRouter>,
  );
  const look = (name: string) => [
    screen.getByText(name).className,
    screen.getByText(name).getAttribute('aria-current'),
  ];
  expect([look('below'), look('itself'), look('root')]).toEqual([
    ['on', 'page'],
    ['off', null],
    ['off', null],
  ]);
});

test('the query is changed on the page where one is, from what it is at that moment', () => {
  function Filter() {
    const [query, setQuery] = useSearchParams();
    const add = (name: string) => (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      next.set(name, '1');
      return next;
    };
    return (
      <>
        <p>{`a=${query.get('a')} b=${query.get('b')}`}</p>
        <button
          onClick={() => {
            setQuery(add('a'));
            setQuery(add('b'), { replace: true });
          }}
        >
          both
        </button>
        <button onClick={() => setQuery({})}>none</button>
      </>
    );
  }
  render(
    <MemoryRouter start={['/qa']}>
      <Place>
        <Filter />
      </Place>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('both'));
  expect(screen.getByText('a=1 b=1')).toBeDefined();
  expect(place()).toBe('REPLACE /qa?a=1&b=1 null');
  fireEvent.click(screen.getByText('none'));
  expect(place()).toBe('PUSH /qa null');
});

let framesOpened = 0;

function Frame() {
  const [number] = useState(() => (framesOpened += 1));
  return (
    <div>
      frame {number}: <Outlet />
    </div>
  );
}

function Order() {
  return <>order {useParams()['id']}</>;
}

function Buttons() {
  const navigate = useNavigate();
  return ['/orderList', '/orderList/7', '/orderList/8', '/login', '/old', '/nowhere/at/all'].map((to) => (
    <button key={to} onClick={() => navigate(to)}>
      {to}
    </button>
  ));
}

test('routes draw the screen of the address; a frame stays while the screens in it change; a redirect is no entry', () => {
  const frame = <Frame />;
  const routes: Route[] = [
    { path: '/orderList', element: 'orders', frame },
    { path: '/orderList/:id', element: <Order />, frame },
    { path: '/login', element: 'sign in' },
    { path: '/old', element: <Redirect to="/orderList/7" /> },
  ];
  framesOpened = 0;
  render(
    <MemoryRouter start={['/orderList']}>
      <div data-testid="screen">
        <Routes routes={routes} />
      </div>
      <Buttons />
      <Place />
    </MemoryRouter>,
  );
  const go = (to: string) => {
    fireEvent.click(screen.getByText(to));
    return screen.getByTestId('screen').textContent;
  };
  expect(screen.getByTestId('screen').textContent).toBe('frame 1: orders');
  expect(go('/orderList/7')).toBe('frame 1: order 7');
  expect(go('/orderList/8')).toBe('frame 1: order 8');
  expect(go('/login')).toBe('sign in');
  expect(go('/old')).toBe('frame 2: order 7');
  expect(place()).toBe('REPLACE /orderList/7 null');
  expect(go('/nowhere/at/all')).toBe('');
});

test('a navigation made while the page is drawn for the first time is not lost', () => {
  render(
    <StrictMode>
      <MemoryRouter start={['/']}>
        <Place>
          <Routes
            routes={[
              { path: '/', element: <Redirect to="/wallet" state={{ from: '/' }} /> },
              { path: '/wallet', element: 'wallet' },
            ]}
          />
        </Place>
      </MemoryRouter>
    </StrictMode>,
  );
  expect(place()).toBe('REPLACE /wallet {"from":"/"}');
  expect(screen.getByText('wallet')).toBeDefined();
});

test('by how many entries one went is known, and not where another page wrote the entry', async () => {
  const history = createBrowserHistory();
  const deltas: (number | null)[] = [];
  history.listen(({ delta }) => void deltas.push(delta));
  render(
    <Router history={history} draw={atOnce}>
      <Place>
        <Buttons />
      </Place>
    </Router>,
  );
  fireEvent.click(screen.getByText('/orderList'));
  fireEvent.click(screen.getByText('/login'));
  await goBack();
  expect(deltas).toEqual([1, 1, -1]);
  window.history.replaceState({}, '', '/strange');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(deltas).toEqual([1, 1, -1, null]);
});

test('a hook without a router above it says what is missing', () => {
  expect(() => render(<Place />)).toThrow(/needs a Router above it/);
});
