import type { Answer } from "../../tenants/cli/answer";
import { answerOf, type Finding } from "../../tenants/cli/findings";
import type { Environment } from "./environment";
import { chainFindings, layOutAssets, proofOf } from "./proof";
import type { Sizes } from "./sizes";
import type { DeployWorld } from "./world";

/** `--dry-run`: checks these environments in sequence, without the network. */
export async function dryRun(world: DeployWorld, environments: readonly Environment[]): Promise<Answer> {
  const findings: Finding[] = await chainFindings(world);
  const sizes: Record<string, Sizes> = {};
  for (const environment of environments) {
    layOutAssets(world, environment);
    const proof = await proofOf(world, environment, false);
    findings.push(...proof.findings);
    if (proof.sizes) sizes[environment.title] = proof.sizes;
  }
  return answerOf(findings, { dryRun: true, sizes });
}
