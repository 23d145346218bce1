import { useT } from "~/i18n/use-t";
import { backField } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { useHere } from "~/page/shop-info";

/** Language and lite mode. A plain form: the whole document is loaded again, with other texts, with or without script. */
export function PreferenceForms({ lite }: { lite: boolean }) {
  const t = useT();
  return (
    <form method="post" action={paths.preferences} className="flex flex-wrap gap-2">
      <input type="hidden" name={backField} value={useHere()} />
      <Button name={pressed("lng", "it")} lang="it" small>
        {t("frame.footer.italian")}
      </Button>
      <Button name={pressed("lng", "en")} lang="en" small>
        {t("frame.footer.english")}
      </Button>
      <Button name={pressed("lite", lite ? "0" : "1")} small>
        {t(lite ? "frame.footer.liteOff" : "frame.footer.liteOn")}
      </Button>
      <p className="w-full">{t("frame.footer.liteHelp")}</p>
    </form>
  );
}
