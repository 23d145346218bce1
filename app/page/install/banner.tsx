import { useT } from "~/i18n/use-t";

/**
 * The offer to install the shop (§2.2), which enhance/device/install.ts adds to a page.
 * `byHand`: the browser cannot install it, so the text explains the manual steps.
 */
export function InstallBanner({ name, icon, byHand }: { name: string; icon: string; byHand: boolean }) {
  const t = useT();
  return (
    <aside
      className="install card no-print mx-auto flex max-w-[34rem] flex-wrap items-center gap-2"
      aria-label={t("frame.install.label")}
    >
      <p>
        <img src={icon} alt="" width="44" height="44" /> <strong>{t("frame.install.title", { name })}</strong>
        <br />
        <span className="quiet">{t(byHand ? "frame.install.byHand" : "frame.install.text")}</span>
      </p>
      <button type="button" name="close" className="btn btn-quiet btn-small">
        {t("frame.install.close")}
      </button>
      {byHand ? null : (
        <button type="button" name="install" className="btn btn-primary btn-small">
          {t("frame.install.install")}
        </button>
      )}
    </aside>
  );
}
