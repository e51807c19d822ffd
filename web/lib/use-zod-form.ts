/** A form whose values are checked by a schema of the domain. `handleSubmit` passes the parsed values. */
import { zodResolver } from "@hookform/resolvers/zod";
import { type FieldValues, useForm, type UseFormProps, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";

/** `Values` is the schema's input type, or wider: an option that is not chosen yet is an empty string. */
export const useZodForm = <Values extends FieldValues, Parsed extends FieldValues>(
  schema: z.ZodType<Parsed, Values>,
  options: NoInfer<Omit<UseFormProps<Values, unknown, Parsed>, "resolver">>,
): UseFormReturn<Values, unknown, Parsed> =>
  useForm<Values, unknown, Parsed>({ ...options, resolver: zodResolver<Values, unknown, Parsed>(schema) });
