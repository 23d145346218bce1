import { Fragment } from "react";
import { useT } from "~/i18n/use-t";
import { backField } from "~/lib/path";
import { locales } from "~/model/locale";
import { pressed } from "~/lib/pressed";
import * as paths from "~/page/paths";
import { useHere, useShopInfo } from "~/page/shop-info";

const languages = { it: "frame.footer.italian", en: "frame.footer.english" } as const;

/**
 * Buttons for the other languages and for lite mode.
 * A plain form: the whole document is loaded again with other texts, with or without script.
 */
export function PreferenceForms({ lite }: { lite: boolean }) {
  const t = useT();
  const { locale } = useShopInfo();
  return (
    <form method="post" action={paths.preferences}>
      <input type="hidden" name={backField} value={useHere()} />
      <p className="flex items-center gap-4">
        {locales.map((lng) => (
          <Fragment key={lng}>
            {lng === locale ? (
              <strong lang={lng} aria-current="true">
                {t(languages[lng])}
              </strong>
            ) : (
              <button name={pressed("lng", lng)} lang={lng}>
                {t(languages[lng])}
              </button>
            )}{" "}
          </Fragment>
        ))}
      </p>
      <button name={pressed("lite", lite ? "0" : "1")}>
        {t(lite ? "frame.footer.liteOff" : "frame.footer.liteOn")}
      </button>
      <p>{t("frame.footer.liteHelp")}</p>
    </form>
  );
}
