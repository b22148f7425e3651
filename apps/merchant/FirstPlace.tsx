import { useEffect, useState } from 'react';
import { Redirect } from '#ui/routing/Routes.tsx';
import { useMe } from '#features/people/ui/useMe.ts';

/**
 * Where the server says the day begins: with what is owed, else with the store. What it said before may be old, so it
 * is asked again; without a connection the last it said must do.
 */
export function FirstPlace() {
  const { data, refetch } = useMe();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isGone = false;
    void refetch().finally(() => {
      if (!isGone) setAsked(true);
    });
    return () => {
      isGone = true;
    };
  }, [refetch]);
  if (!isAsked || data === undefined) return null;
  const isInside = /^\/(?!\/)./.test(data.home_route);
  return <Redirect to={isInside ? data.home_route : '/shopCenter'} />;
}
