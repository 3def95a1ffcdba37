import { type Area, UNUSED_ID } from '../../area.ts';

export const area: Area = {
  calls: {
    get_ai_settings: {},
    list_ai_calls: {},
    claim_automation_model_steps: {},
    reserve_automation_model_step: {
      asked: () => ({ p_id: UNUSED_ID, p_tokens: 1, p_has_health_data: false }),
    },
    answer_automation_model_step: { asked: () => ({ p_id: UNUSED_ID, p_call_id: UNUSED_ID }) },
    save_ai_provider: {
      asked: () => ({
        p_scope: 'installation',
        p_base_url: '',
        p_model: '',
        p_key: '',
        p_is_enabled: false,
        p_retention: '',
      }),
    },
    delete_ai_provider: { asked: () => ({ p_scope: 'installation' }) },
    begin_ai_call: { asked: () => ({ p_purpose: 'draft', p_tokens: 1 }) },
    claim_ai_call: { asked: () => ({ p_id: UNUSED_ID }) },
    finish_ai_call: {
      asked: () => ({ p_id: UNUSED_ID, p_input_tokens: 0, p_output_tokens: 0 }),
    },
  },
};
