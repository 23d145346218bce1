import { Checkbox, type CheckboxProps } from "./checkbox";

/** An on-off setting (§2.3, §2.4): a native checkbox, so that it works without script, announced and drawn as a switch. */
export const Switch = (props: CheckboxProps) => <Checkbox {...props} role="switch" />;
