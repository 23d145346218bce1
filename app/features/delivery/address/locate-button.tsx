import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { withQuery, type Path } from "~/lib/path";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

type Props = {
  /** the page that gets `lat` and `lng` */
  to: Path;
  label: string;
  /** said when the shopper or the browser refuses (§8) */
  denied: string;
  /** said when it is allowed, but the position is not found or not in time */
  failed: string;
};

const waitMs = 10_000;
/** four decimals, some ten metres: enough to find a store, and no more is sent than needed */
const rounded = (degrees: number) => degrees.toFixed(4);

/**
 * Asks the browser where it is, only when pressed. Without script or without geolocation it is not shown; the field beside it does the
 * same.
 */
export function LocateButton({ to, label, denied, failed }: Props) {
  const navigate = useNavigate();
  const [there, setThere] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setThere("geolocation" in navigator), []);
  if (!there) return null;

  function locate() {
    setProblem(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const where = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) };
        navigate(withQuery(to, where));
      },
      ({ code, PERMISSION_DENIED }) => setProblem(code === PERMISSION_DENIED ? denied : failed),
      { timeout: waitMs, maximumAge: 60_000 },
    );
  }

  return (
    <>
      <Button type="button" kind="quiet" icon="locate" onClick={locate}>
        {label}
      </Button>
      {problem && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
