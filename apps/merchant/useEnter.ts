import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useNavigate } from '#ui/routing/hooks.ts';
import { useSession } from '#ui/calls/session-context.ts';

/** Keeps the token and goes in; what was asked for somebody else is forgotten. */
export function useEnter(): (token: string, to: string) => void {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (token, to) => {
    session.keepToken(token);
    queries.clear();
    navigate(to, { replace: true });
  };
}
