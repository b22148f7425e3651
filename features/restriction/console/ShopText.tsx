type Props = { shop: { readonly id: string; readonly name: string } };

/** A shop by its name, with the code that people of the console type beside it. */
export function ShopText({ shop: { id, name } }: Props) {
  if (name === '') return id;
  return (
    <>
      <span className="font-medium">{name}</span>{' '}
      <span className="text-meta font-normal text-muted">{id}</span>
    </>
  );
}
