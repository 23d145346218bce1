import { useT } from "~/i18n/use-t";
import { backField } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { useHere } from "~/page/frame-data";

/** Language and lite mode. Plain forms: the whole document is loaded again, with other texts, with or without script. */
export function PreferenceForms({ lite }: { lite: boolean }) {
  const t = useT();
  const back = useHere();
  return (
    <div>
      <h2>{t("frame.footer.language")}</h2>
      <form method="post" action={paths.preferences} className="mb-4 flex flex-wrap gap-2">
        <input type="hidden" name={backField} value={back} />
        <Button name="lng" value="it" lang="it" small>
          {t("frame.footer.italian")}
        </Button>
        <Button name="lng" value="en" lang="en" small>
          {t("frame.footer.english")}
        </Button>
      </form>
      <h2>{t("frame.footer.lite")}</h2>
      <form method="post" action={paths.preferences} className="flex flex-wrap gap-2">
        <input type="hidden" name={backField} value={back} />
        <Button name="lite" value={lite ? "0" : "1"} small>
          {t(lite ? "frame.footer.liteOff" : "frame.footer.liteOn")}
        </Button>
        <p>{t("frame.footer.liteHelp")}</p>
      </form>
    </div>
  );
}
