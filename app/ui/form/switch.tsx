import { Checkbox, type CheckboxProps } from "./checkbox";

/**
 * An on-off setting (§2.3, §2.4): a native checkbox, which works without script, with the role and
 * look of a switch.
 */
export const Switch = (props: CheckboxProps) => <Checkbox {...props} role="switch" />;
