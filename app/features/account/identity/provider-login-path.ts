import { withBack, withQuery, type Path } from "~/lib/path";
import type { IdentityProvider } from "~/model/identity";
import * as paths from "~/page/paths";

/** Returns the path that starts a login at a provider; the login then continues at `back`. */
export function providerLoginPath(provider: IdentityProvider, back: Path): Path {
  switch (provider) {
    case "company":
      return withQuery(paths.companyLogin, { relay_state_url: back });
    case "google":
      return withBack(paths.googleLogin, back);
    case "facebook":
      return withBack(paths.facebookLogin, back);
  }
}
