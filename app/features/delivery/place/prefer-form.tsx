import type { Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";

/** Star button that makes a place the preferred place of its kind. */
export function PreferForm({
  id,
  name,
  action,
  label,
}: {
  id: number;
  name: string;
  action: Path;
  label: string;
}) {
  return (
    <Form method="post" action={action}>
      <Button kind="quiet" icon="star" small name={pressed("preferId", id)} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </Form>
  );
}
