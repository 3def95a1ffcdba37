// Generated from supabase/migrations by `npm run types`. Never edited by hand.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity_feed: {
        Row: {
          activity_type: string;
          created_at: string;
          id: string;
          message: string;
          metadata: NonNullable<Json>;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          activity_type: string;
          created_at?: string;
          id?: string;
          message?: string;
          metadata?: NonNullable<Json>;
          user_id?: string;
        };
        Update: {
          activity_type?: string;
          created_at?: string;
          id?: string;
          message?: string;
          metadata?: NonNullable<Json>;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'activity_feed_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      admin_audit_log: {
        Row: {
          action: Database['public']['Enums']['admin_action'];
          actor_email: string | null;
          actor_id: string | null;
          at: string;
          details: NonNullable<Json>;
          id: number;
          target_email: string | null;
          target_user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: Database['public']['Enums']['admin_action'];
          actor_email?: string | null;
          actor_id?: string | null;
          at?: string;
          details?: NonNullable<Json>;
          id?: never;
          target_email?: string | null;
          target_user_id?: string | null;
        };
        Update: {
          action?: Database['public']['Enums']['admin_action'];
          actor_email?: string | null;
          actor_id?: string | null;
          at?: string;
          details?: NonNullable<Json>;
          id?: never;
          target_email?: string | null;
          target_user_id?: string | null;
        };
        Relationships: [];
      };
      ai_changes: {
        Row: {
          action: string;
          after: NonNullable<Json>;
          before: Json | null;
          created_at: string;
          decided_at: string | null;
          field: string | null;
          id: string;
          record_id: string | null;
          record_kind: string | null;
          state: string;
          title: string;
          undone_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          after: NonNullable<Json>;
          before?: Json | null;
          created_at?: string;
          decided_at?: string | null;
          field?: string | null;
          id: string;
          record_id?: string | null;
          record_kind?: string | null;
          state?: string;
          title: string;
          undone_at?: string | null;
          user_id: string;
        };
        Update: {
          action?: string;
          after?: NonNullable<Json>;
          before?: Json | null;
          created_at?: string;
          decided_at?: string | null;
          field?: string | null;
          id?: string;
          record_id?: string | null;
          record_kind?: string | null;
          state?: string;
          title?: string;
          undone_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ai_changes_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      ai_conversations: {
        Row: {
          created_at: string;
          id: string;
          title: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          title: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ai_conversations_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      ai_turns: {
        Row: {
          answer: NonNullable<Json>;
          conversation_id: string;
          created_at: string;
          id: string;
          question: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer: NonNullable<Json>;
          conversation_id: string;
          created_at?: string;
          id: string;
          question: string;
          user_id: string;
        };
        Update: {
          answer?: NonNullable<Json>;
          conversation_id?: string;
          created_at?: string;
          id?: string;
          question?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ai_turns_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'ai_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ai_turns_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      api_keys: {
        Row: {
          aal: string;
          allowed_addresses: string[];
          app_id: string | null;
          created_at: string;
          expires_at: string | null;
          hint: string;
          id: string;
          last_used_at: string | null;
          name: string;
          revoked_at: string | null;
          rotated_at: string | null;
          scopes: string[];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          aal: string;
          allowed_addresses?: string[];
          app_id?: string | null;
          created_at?: string;
          expires_at?: string | null;
          hint: string;
          id: string;
          last_used_at?: string | null;
          name: string;
          revoked_at?: string | null;
          rotated_at?: string | null;
          scopes: string[];
          user_id: string;
        };
        Update: {
          aal?: string;
          allowed_addresses?: string[];
          app_id?: string | null;
          created_at?: string;
          expires_at?: string | null;
          hint?: string;
          id?: string;
          last_used_at?: string | null;
          name?: string;
          revoked_at?: string | null;
          rotated_at?: string | null;
          scopes?: string[];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'api_keys_app_id_fkey';
            columns: ['app_id'];
            isOneToOne: false;
            referencedRelation: 'oauth_apps';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'api_keys_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      api_proposals: {
        Row: {
          confirmed_at: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          key_id: string;
          record_id: string;
          resource: string;
          title: string | null;
          user_id: string;
          verb: string;
        };
        ComputedFields: never;
        Insert: {
          confirmed_at?: string | null;
          created_at?: string;
          expires_at: string;
          id: string;
          key_id: string;
          record_id: string;
          resource: string;
          title?: string | null;
          user_id: string;
          verb: string;
        };
        Update: {
          confirmed_at?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          key_id?: string;
          record_id?: string;
          resource?: string;
          title?: string | null;
          user_id?: string;
          verb?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'api_proposals_key_id_fkey';
            columns: ['key_id'];
            isOneToOne: false;
            referencedRelation: 'api_keys';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'api_proposals_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      api_requests: {
        Row: {
          address: string | null;
          at: string;
          code: string | null;
          id: string;
          key_id: string;
          method: string;
          milliseconds: number;
          path: string;
          status: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          at?: string;
          code?: string | null;
          id: string;
          key_id: string;
          method: string;
          milliseconds: number;
          path: string;
          status: number;
          user_id: string;
        };
        Update: {
          address?: string | null;
          at?: string;
          code?: string | null;
          id?: string;
          key_id?: string;
          method?: string;
          milliseconds?: number;
          path?: string;
          status?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'api_requests_key_id_fkey';
            columns: ['key_id'];
            isOneToOne: false;
            referencedRelation: 'api_keys';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'api_requests_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      api_usage: {
        Row: {
          day: string;
          failures: number;
          key_id: string;
          rate_limited: number;
          requests: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          failures?: number;
          key_id: string;
          rate_limited?: number;
          requests?: number;
          user_id: string;
        };
        Update: {
          day?: string;
          failures?: number;
          key_id?: string;
          rate_limited?: number;
          requests?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'api_usage_key_id_fkey';
            columns: ['key_id'];
            isOneToOne: false;
            referencedRelation: 'api_keys';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'api_usage_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      automation_runs: {
        Row: {
          at: string;
          automation_id: string;
          cause: string;
          decided_at: string | null;
          detail: Json | null;
          id: string;
          kind: string;
          organization_id: string;
          outcome: string;
          owner_id: string;
          reason: string | null;
          record_id: string;
          steps: NonNullable<Json>;
          title: string;
          version: number | null;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          automation_id: string;
          cause: string;
          decided_at?: string | null;
          detail?: Json | null;
          id?: string;
          kind: string;
          organization_id: string;
          outcome: string;
          owner_id: string;
          reason?: string | null;
          record_id: string;
          steps?: NonNullable<Json>;
          title: string;
          version?: number | null;
          workspace_id: string;
        };
        Update: {
          at?: string;
          automation_id?: string;
          cause?: string;
          decided_at?: string | null;
          detail?: Json | null;
          id?: string;
          kind?: string;
          organization_id?: string;
          outcome?: string;
          owner_id?: string;
          reason?: string | null;
          record_id?: string;
          steps?: NonNullable<Json>;
          title?: string;
          version?: number | null;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'automation_runs_automation_id_fkey';
            columns: ['automation_id'];
            isOneToOne: false;
            referencedRelation: 'automations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'automation_runs_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      automations: {
        Row: {
          acts: NonNullable<Json>;
          conditions: NonNullable<Json>;
          created_at: string;
          id: string;
          is_on: boolean;
          matches: string;
          name: string;
          occasion: string;
          occasion_value: string | null;
          on_since: string | null;
          owner_id: string;
          paused_because: string | null;
          swept_at: string | null;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          whose: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          acts: NonNullable<Json>;
          conditions?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          is_on?: boolean;
          matches?: string;
          name: string;
          occasion: string;
          occasion_value?: string | null;
          on_since?: string | null;
          owner_id: string;
          paused_because?: string | null;
          swept_at?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          whose?: string;
          workspace_id: string;
        };
        Update: {
          acts?: NonNullable<Json>;
          conditions?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          is_on?: boolean;
          matches?: string;
          name?: string;
          occasion?: string;
          occasion_value?: string | null;
          on_since?: string | null;
          owner_id?: string;
          paused_because?: string | null;
          swept_at?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          whose?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'automations_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'automations_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      beds: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          name: string;
          owner_id: string | null;
          sharing: string;
          tenant_id: string | null;
          unit_id: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name: string;
          owner_id?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          unit_id: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          owner_id?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          unit_id?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'beds_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'beds_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'beds_parent_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      billing_accounts: {
        Row: {
          cancel_at_period_end: boolean;
          card_brand: string | null;
          card_last4: string | null;
          current_period_end: string;
          ends_at: string | null;
          grace_ends_at: string | null;
          plan: string;
          price_cents: number;
          status: string;
          trial_used_at: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          cancel_at_period_end?: boolean;
          card_brand?: string | null;
          card_last4?: string | null;
          current_period_end: string;
          ends_at?: string | null;
          grace_ends_at?: string | null;
          plan: string;
          price_cents: number;
          status: string;
          trial_used_at?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          cancel_at_period_end?: boolean;
          card_brand?: string | null;
          card_last4?: string | null;
          current_period_end?: string;
          ends_at?: string | null;
          grace_ends_at?: string | null;
          plan?: string;
          price_cents?: number;
          status?: string;
          trial_used_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'billing_accounts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      broker_accounts: {
        Row: {
          broker_id: string;
          is_pseudonym: boolean;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          broker_id?: string;
          is_pseudonym?: boolean;
          user_id: string;
        };
        Update: {
          broker_id?: string;
          is_pseudonym?: boolean;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'broker_accounts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      broker_contacts: {
        Row: {
          broker_id: string | null;
          created_at: string;
          id: string;
          listing_id: string | null;
          message: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          broker_id?: string | null;
          created_at?: string;
          id?: string;
          listing_id?: string | null;
          message: string;
          user_id: string;
        };
        Update: {
          broker_id?: string | null;
          created_at?: string;
          id?: string;
          listing_id?: string | null;
          message?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'broker_contacts_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'broker_contacts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      broker_emails: {
        Row: {
          campaign_id: string | null;
          clicked_at: string | null;
          clicks: number;
          contact_id: string | null;
          due_at: string | null;
          enrolment_id: string | null;
          id: string;
          inquired_at: string | null;
          listing_id: string | null;
          organization_id: string;
          queued_at: string | null;
          reason: string | null;
          recipient: string | null;
          replied_at: string | null;
          sender_id: string;
          sent_at: string | null;
          status: string;
          step_id: string | null;
          workspace_id: string;
          zone: string;
        };
        ComputedFields: never;
        Insert: {
          campaign_id?: string | null;
          clicked_at?: string | null;
          clicks?: number;
          contact_id?: string | null;
          due_at?: string | null;
          enrolment_id?: string | null;
          id?: string;
          inquired_at?: string | null;
          listing_id?: string | null;
          organization_id: string;
          queued_at?: string | null;
          reason?: string | null;
          recipient?: string | null;
          replied_at?: string | null;
          sender_id: string;
          sent_at?: string | null;
          status: string;
          step_id?: string | null;
          workspace_id: string;
          zone: string;
        };
        Update: {
          campaign_id?: string | null;
          clicked_at?: string | null;
          clicks?: number;
          contact_id?: string | null;
          due_at?: string | null;
          enrolment_id?: string | null;
          id?: string;
          inquired_at?: string | null;
          listing_id?: string | null;
          organization_id?: string;
          queued_at?: string | null;
          reason?: string | null;
          recipient?: string | null;
          replied_at?: string | null;
          sender_id?: string;
          sent_at?: string | null;
          status?: string;
          step_id?: string | null;
          workspace_id?: string;
          zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'broker_emails_campaign_id_fkey';
            columns: ['campaign_id'];
            isOneToOne: false;
            referencedRelation: 'campaigns';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'broker_emails_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'broker_emails_enrolment_id_fkey';
            columns: ['enrolment_id'];
            isOneToOne: false;
            referencedRelation: 'sequence_enrolments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'broker_emails_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'broker_emails_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'broker_emails_step_id_fkey';
            columns: ['step_id'];
            isOneToOne: false;
            referencedRelation: 'sequence_steps';
            referencedColumns: ['id'];
          },
        ];
      };
      broker_profiles: {
        Row: {
          service_areas: string[];
          specialization: string | null;
          user_id: string;
          years_experience: number | null;
        };
        ComputedFields: never;
        Insert: {
          service_areas?: string[];
          specialization?: string | null;
          user_id?: string;
          years_experience?: number | null;
        };
        Update: {
          service_areas?: string[];
          specialization?: string | null;
          user_id?: string;
          years_experience?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'broker_profiles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      buildings: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          name: string;
          owner_id: string | null;
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
          year_built: number | null;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name: string;
          owner_id?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
          year_built?: number | null;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          owner_id?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
          year_built?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'buildings_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'buildings_parent_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
        ];
      };
      campaigns: {
        Row: {
          audience: string;
          audience_tags: string[];
          body: string | null;
          created_at: string;
          daily_most: number;
          deleted_at: string | null;
          id: string;
          listing_id: string | null;
          name: string;
          opens_at: number;
          owner_id: string;
          send_at: string | null;
          sharing: string;
          shuts_at: number;
          status: string;
          subject: string | null;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          audience?: string;
          audience_tags?: string[];
          body?: string | null;
          created_at?: string;
          daily_most?: number;
          deleted_at?: string | null;
          id?: string;
          listing_id?: string | null;
          name: string;
          opens_at?: number;
          owner_id?: string;
          send_at?: string | null;
          sharing?: string;
          shuts_at?: number;
          status?: string;
          subject?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          audience?: string;
          audience_tags?: string[];
          body?: string | null;
          created_at?: string;
          daily_most?: number;
          deleted_at?: string | null;
          id?: string;
          listing_id?: string | null;
          name?: string;
          opens_at?: number;
          owner_id?: string;
          send_at?: string | null;
          sharing?: string;
          shuts_at?: number;
          status?: string;
          subject?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'campaigns_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaigns_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaigns_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      care_assessments: {
        Row: {
          answers: NonNullable<Json>;
          approved_at: string | null;
          approved_by: string | null;
          community_id: string;
          id: string;
          instrument_id: string;
          level: number | null;
          notes: string | null;
          resident_id: string;
          score: number | null;
          signature: string | null;
          signed_at: string | null;
          signed_by: string | null;
          started_at: string;
          started_by: string | null;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          answers?: NonNullable<Json>;
          approved_at?: string | null;
          approved_by?: string | null;
          community_id: string;
          id?: string;
          instrument_id: string;
          level?: number | null;
          notes?: string | null;
          resident_id: string;
          score?: number | null;
          signature?: string | null;
          signed_at?: string | null;
          signed_by?: string | null;
          started_at?: string;
          started_by?: string | null;
          type: string;
        };
        Update: {
          answers?: NonNullable<Json>;
          approved_at?: string | null;
          approved_by?: string | null;
          community_id?: string;
          id?: string;
          instrument_id?: string;
          level?: number | null;
          notes?: string | null;
          resident_id?: string;
          score?: number | null;
          signature?: string | null;
          signed_at?: string | null;
          signed_by?: string | null;
          started_at?: string;
          started_by?: string | null;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'care_assessments_approved_by_fkey';
            columns: ['approved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_assessments_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_assessments_instrument_id_fkey';
            columns: ['instrument_id'];
            isOneToOne: false;
            referencedRelation: 'care_instruments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_assessments_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_assessments_signed_by_fkey';
            columns: ['signed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_assessments_started_by_fkey';
            columns: ['started_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      care_entries: {
        Row: {
          at: string;
          body: string | null;
          community_id: string;
          day: string;
          id: string;
          is_handoff: boolean;
          kind: string;
          measure: string | null;
          name: string | null;
          outcome: string | null;
          reason: string | null;
          recorded_at: string;
          recorded_by: string | null;
          recorded_name: string;
          resident_id: string;
          second_value: number | null;
          shift: string;
          struck_at: string | null;
          struck_by: string | null;
          struck_reason: string | null;
          task_id: string | null;
          value: number | null;
        };
        ComputedFields: never;
        Insert: {
          at: string;
          body?: string | null;
          community_id: string;
          day: string;
          id: string;
          is_handoff?: boolean;
          kind: string;
          measure?: string | null;
          name?: string | null;
          outcome?: string | null;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name: string;
          resident_id: string;
          second_value?: number | null;
          shift: string;
          struck_at?: string | null;
          struck_by?: string | null;
          struck_reason?: string | null;
          task_id?: string | null;
          value?: number | null;
        };
        Update: {
          at?: string;
          body?: string | null;
          community_id?: string;
          day?: string;
          id?: string;
          is_handoff?: boolean;
          kind?: string;
          measure?: string | null;
          name?: string | null;
          outcome?: string | null;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string;
          resident_id?: string;
          second_value?: number | null;
          shift?: string;
          struck_at?: string | null;
          struck_by?: string | null;
          struck_reason?: string | null;
          task_id?: string | null;
          value?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'care_entries_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_entries_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_entries_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_entries_struck_by_fkey';
            columns: ['struck_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_entries_task_id_fkey';
            columns: ['task_id'];
            isOneToOne: false;
            referencedRelation: 'care_tasks';
            referencedColumns: ['id'];
          },
        ];
      };
      care_goals: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          goal: string;
          id: string;
          measure: string | null;
          need_id: string;
          outcome: string | null;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          status: string;
          target_on: string | null;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          goal: string;
          id?: string;
          measure?: string | null;
          need_id: string;
          outcome?: string | null;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          status?: string;
          target_on?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          goal?: string;
          id?: string;
          measure?: string | null;
          need_id?: string;
          outcome?: string | null;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          status?: string;
          target_on?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'care_goals_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_goals_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_goals_parent_fkey';
            columns: ['need_id', 'resident_id'];
            isOneToOne: false;
            referencedRelation: 'care_needs';
            referencedColumns: ['id', 'resident_id'];
          },
        ];
      };
      care_instruments: {
        Row: {
          code: string;
          community_id: string;
          created_at: string;
          created_by: string | null;
          id: string;
          levels: NonNullable<Json>;
          name: string;
          published_at: string | null;
          sections: NonNullable<Json>;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          code: string;
          community_id: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          levels: NonNullable<Json>;
          name: string;
          published_at?: string | null;
          sections: NonNullable<Json>;
          version?: number;
        };
        Update: {
          code?: string;
          community_id?: string;
          created_at?: string;
          created_by?: string | null;
          id?: string;
          levels?: NonNullable<Json>;
          name?: string;
          published_at?: string | null;
          sections?: NonNullable<Json>;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'care_instruments_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_instruments_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      care_interventions: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          instructions: string | null;
          intervention: string;
          need_id: string;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          status: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          instructions?: string | null;
          intervention: string;
          need_id: string;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          instructions?: string | null;
          intervention?: string;
          need_id?: string;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'care_interventions_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_interventions_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_interventions_parent_fkey';
            columns: ['need_id', 'resident_id'];
            isOneToOne: false;
            referencedRelation: 'care_needs';
            referencedColumns: ['id', 'resident_id'];
          },
        ];
      };
      care_needs: {
        Row: {
          area: string;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          need: string;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          status: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          area: string;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          need: string;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          area?: string;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          need?: string;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'care_needs_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_needs_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_needs_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      care_tasks: {
        Row: {
          area: string;
          community_id: string;
          created_at: string;
          days: string[];
          deleted_at: string | null;
          ends_on: string | null;
          id: string;
          instructions: string | null;
          intervention_id: string | null;
          name: string;
          owner_id: string | null;
          position: string;
          resident_id: string;
          sharing: string;
          shifts: string[];
          starts_on: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          area: string;
          community_id: string;
          created_at?: string;
          days?: string[];
          deleted_at?: string | null;
          ends_on?: string | null;
          id?: string;
          instructions?: string | null;
          intervention_id?: string | null;
          name: string;
          owner_id?: string | null;
          position?: string;
          resident_id: string;
          sharing?: string;
          shifts: string[];
          starts_on: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          area?: string;
          community_id?: string;
          created_at?: string;
          days?: string[];
          deleted_at?: string | null;
          ends_on?: string | null;
          id?: string;
          instructions?: string | null;
          intervention_id?: string | null;
          name?: string;
          owner_id?: string | null;
          position?: string;
          resident_id?: string;
          sharing?: string;
          shifts?: string[];
          starts_on?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'care_tasks_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_tasks_intervention_fkey';
            columns: ['intervention_id', 'resident_id'];
            isOneToOne: false;
            referencedRelation: 'care_interventions';
            referencedColumns: ['id', 'resident_id'];
          },
          {
            foreignKeyName: 'care_tasks_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'care_tasks_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      chat_conversations: {
        Row: {
          conversation_type: string;
          created_at: string;
          id: string;
          last_message_at: string;
          listing_id: string | null;
          metadata: NonNullable<Json>;
          owner_id: string | null;
          participants: NonNullable<Json>;
          subject: string | null;
        };
        ComputedFields: never;
        Insert: {
          conversation_type?: string;
          created_at?: string;
          id?: string;
          last_message_at?: string;
          listing_id?: string | null;
          metadata?: NonNullable<Json>;
          owner_id?: string | null;
          participants: NonNullable<Json>;
          subject?: string | null;
        };
        Update: {
          conversation_type?: string;
          created_at?: string;
          id?: string;
          last_message_at?: string;
          listing_id?: string | null;
          metadata?: NonNullable<Json>;
          owner_id?: string | null;
          participants?: NonNullable<Json>;
          subject?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'chat_conversations_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'chat_conversations_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      checklist_items: {
        Row: {
          assignee_id: string | null;
          done_at: string | null;
          done_by: string | null;
          due_on: string | null;
          file_id: string | null;
          id: string;
          is_proven: boolean;
          key: string;
          needs: string[];
          part: string;
          party_id: string | null;
          position: number;
          side: string;
          state: string;
          title: string;
          transaction_id: string;
          type: string;
          weight: number;
        };
        ComputedFields: never;
        Insert: {
          assignee_id?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          due_on?: string | null;
          file_id?: string | null;
          id?: string;
          is_proven?: boolean;
          key: string;
          needs?: string[];
          part: string;
          party_id?: string | null;
          position: number;
          side?: string;
          state?: string;
          title: string;
          transaction_id: string;
          type: string;
          weight?: number;
        };
        Update: {
          assignee_id?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          due_on?: string | null;
          file_id?: string | null;
          id?: string;
          is_proven?: boolean;
          key?: string;
          needs?: string[];
          part?: string;
          party_id?: string | null;
          position?: number;
          side?: string;
          state?: string;
          title?: string;
          transaction_id?: string;
          type?: string;
          weight?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'checklist_items_assignee_id_fkey';
            columns: ['assignee_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checklist_items_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checklist_items_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: false;
            referencedRelation: 'record_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checklist_items_party_id_fkey';
            columns: ['party_id'];
            isOneToOne: false;
            referencedRelation: 'transaction_parties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'checklist_items_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      client_shares: {
        Row: {
          by: string | null;
          contact_id: string;
          event_id: string | null;
          file_id: string | null;
          id: string;
          shared_at: string;
          task_id: string | null;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          by?: string | null;
          contact_id: string;
          event_id?: string | null;
          file_id?: string | null;
          id?: string;
          shared_at?: string;
          task_id?: string | null;
          workspace_id: string;
        };
        Update: {
          by?: string | null;
          contact_id?: string;
          event_id?: string | null;
          file_id?: string | null;
          id?: string;
          shared_at?: string;
          task_id?: string | null;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_shares_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_shares_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_shares_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_shares_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: false;
            referencedRelation: 'record_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'client_shares_task_id_fkey';
            columns: ['task_id'];
            isOneToOne: false;
            referencedRelation: 'record_tasks';
            referencedColumns: ['id'];
          },
        ];
      };
      communities: {
        Row: {
          assessment_interval_days: number;
          care_notice_days: number;
          care_types: string[];
          city: string | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          is_sample: boolean;
          license_number: string | null;
          licensed_beds: number | null;
          listing_id: string | null;
          name: string;
          notes: string | null;
          owner_id: string | null;
          phone: string | null;
          postal_code: string | null;
          sharing: string;
          state: string | null;
          street: string | null;
          tenant_id: string | null;
          time_zone: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          assessment_interval_days?: number;
          care_notice_days?: number;
          care_types?: string[];
          city?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_sample?: boolean;
          license_number?: string | null;
          licensed_beds?: number | null;
          listing_id?: string | null;
          name: string;
          notes?: string | null;
          owner_id?: string | null;
          phone?: string | null;
          postal_code?: string | null;
          sharing?: string;
          state?: string | null;
          street?: string | null;
          tenant_id?: string | null;
          time_zone?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          assessment_interval_days?: number;
          care_notice_days?: number;
          care_types?: string[];
          city?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_sample?: boolean;
          license_number?: string | null;
          licensed_beds?: number | null;
          listing_id?: string | null;
          name?: string;
          notes?: string | null;
          owner_id?: string | null;
          phone?: string | null;
          postal_code?: string | null;
          sharing?: string;
          state?: string | null;
          street?: string | null;
          tenant_id?: string | null;
          time_zone?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'communities_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'communities_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      community_associations: {
        Row: {
          community: string | null;
          company_id: string | null;
          contact_id: string | null;
          created_at: string;
          id: string;
          listing_id: string | null;
          relation: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community?: string | null;
          company_id?: string | null;
          contact_id?: string | null;
          created_at?: string;
          id?: string;
          listing_id?: string | null;
          relation: string;
          workspace_id?: string;
        };
        Update: {
          community?: string | null;
          company_id?: string | null;
          contact_id?: string | null;
          created_at?: string;
          id?: string;
          listing_id?: string | null;
          relation?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'community_associations_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'community_associations_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'community_associations_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      community_members: {
        Row: {
          community_id: string;
          created_at: string;
          ends_at: string | null;
          id: string;
          position: string;
          starts_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          ends_at?: string | null;
          id?: string;
          position: string;
          starts_at?: string;
          user_id: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          ends_at?: string | null;
          id?: string;
          position?: string;
          starts_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'community_members_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'community_members_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      community_signals: {
        Row: {
          at: string;
          community_id: string;
          id: string;
          part: string;
          transaction_id: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          community_id: string;
          id?: string;
          part: string;
          transaction_id?: number;
          workspace_id?: string;
        };
        Update: {
          at?: string;
          community_id?: string;
          id?: string;
          part?: string;
          transaction_id?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'community_signals_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
        ];
      };
      companies: {
        Row: {
          city: string | null;
          communities: number | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          licences: string[];
          name: string;
          notes: string | null;
          owner_id: string;
          phone: string | null;
          sharing: string;
          site: string | null;
          states: string[];
          tags: string[];
          tenant_id: string | null;
          type: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          city?: string | null;
          communities?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          licences?: string[];
          name: string;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          sharing?: string;
          site?: string | null;
          states?: string[];
          tags?: string[];
          tenant_id?: string | null;
          type?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          city?: string | null;
          communities?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          licences?: string[];
          name?: string;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          sharing?: string;
          site?: string | null;
          states?: string[];
          tags?: string[];
          tenant_id?: string | null;
          type?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'companies_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'companies_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      contacts: {
        Row: {
          beds_least: number | null;
          cap_rate_least: number | null;
          city: string | null;
          company: string | null;
          company_id: string | null;
          consent: string | null;
          created_at: string;
          deleted_at: string | null;
          do_not_contact: boolean;
          email: string | null;
          email_kind: string | null;
          funds: string | null;
          id: string;
          is_sample: boolean;
          job_title: string | null;
          last_contact_at: string | null;
          licences: string[];
          more_addresses: string[];
          more_emails: string[];
          more_phones: string[];
          name: string;
          needs_states: string[];
          needs_types: string[];
          no_calls: boolean;
          notes: string | null;
          owner_id: string;
          phone: string | null;
          phone_kind: string | null;
          price_least: number | null;
          price_most: number | null;
          role: string | null;
          sharing: string;
          source: string | null;
          state: string | null;
          street: string | null;
          tags: string[];
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          beds_least?: number | null;
          cap_rate_least?: number | null;
          city?: string | null;
          company?: string | null;
          company_id?: string | null;
          consent?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          do_not_contact?: boolean;
          email?: string | null;
          email_kind?: string | null;
          funds?: string | null;
          id?: string;
          is_sample?: boolean;
          job_title?: string | null;
          last_contact_at?: string | null;
          licences?: string[];
          more_addresses?: string[];
          more_emails?: string[];
          more_phones?: string[];
          name: string;
          needs_states?: string[];
          needs_types?: string[];
          no_calls?: boolean;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          phone_kind?: string | null;
          price_least?: number | null;
          price_most?: number | null;
          role?: string | null;
          sharing?: string;
          source?: string | null;
          state?: string | null;
          street?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          beds_least?: number | null;
          cap_rate_least?: number | null;
          city?: string | null;
          company?: string | null;
          company_id?: string | null;
          consent?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          do_not_contact?: boolean;
          email?: string | null;
          email_kind?: string | null;
          funds?: string | null;
          id?: string;
          is_sample?: boolean;
          job_title?: string | null;
          last_contact_at?: string | null;
          licences?: string[];
          more_addresses?: string[];
          more_emails?: string[];
          more_phones?: string[];
          name?: string;
          needs_states?: string[];
          needs_types?: string[];
          no_calls?: boolean;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          phone_kind?: string | null;
          price_least?: number | null;
          price_most?: number | null;
          role?: string | null;
          sharing?: string;
          source?: string | null;
          state?: string | null;
          street?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contacts_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contacts_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contacts_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      controlled_counts: {
        Row: {
          at: string;
          community_id: string;
          counted_by: string | null;
          counted_by_name: string;
          expected: number;
          id: string;
          is_rejected: boolean;
          kind: string;
          order_id: string;
          quantity: number;
          resident_id: string;
          resolution: string | null;
          resolved_at: string | null;
          resolved_by: string | null;
          resolved_by_name: string | null;
          witnessed_at: string | null;
          witnessed_by: string | null;
          witnessed_by_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          community_id: string;
          counted_by?: string | null;
          counted_by_name?: string;
          expected: number;
          id?: string;
          is_rejected?: boolean;
          kind: string;
          order_id: string;
          quantity: number;
          resident_id: string;
          resolution?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          resolved_by_name?: string | null;
          witnessed_at?: string | null;
          witnessed_by?: string | null;
          witnessed_by_name?: string | null;
        };
        Update: {
          at?: string;
          community_id?: string;
          counted_by?: string | null;
          counted_by_name?: string;
          expected?: number;
          id?: string;
          is_rejected?: boolean;
          kind?: string;
          order_id?: string;
          quantity?: number;
          resident_id?: string;
          resolution?: string | null;
          resolved_at?: string | null;
          resolved_by?: string | null;
          resolved_by_name?: string | null;
          witnessed_at?: string | null;
          witnessed_by?: string | null;
          witnessed_by_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'controlled_counts_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'controlled_counts_counted_by_fkey';
            columns: ['counted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'controlled_counts_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'medication_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'controlled_counts_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'controlled_counts_resolved_by_fkey';
            columns: ['resolved_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'controlled_counts_witnessed_by_fkey';
            columns: ['witnessed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      conversation_members: {
        Row: {
          conversation_id: string;
          hidden_at: string | null;
          is_muted: boolean;
          joined_at: string;
          last_message_at: string;
          left_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          hidden_at?: string | null;
          is_muted?: boolean;
          joined_at?: string;
          last_message_at?: string;
          left_at?: string | null;
          user_id: string;
        };
        Update: {
          conversation_id?: string;
          hidden_at?: string | null;
          is_muted?: boolean;
          joined_at?: string;
          last_message_at?: string;
          left_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'conversation_members_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'chat_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversation_members_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      conversation_messages: {
        Row: {
          conversation_id: string;
          created_at: string;
          deleted_at: string | null;
          edited_at: string | null;
          file_count: number;
          forwarded: Json | null;
          id: string;
          message_text: string;
          message_type: string;
          metadata: NonNullable<Json>;
          reactions: NonNullable<Json>;
          reply_to: string | null;
          sender_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          file_count?: number;
          forwarded?: Json | null;
          id?: string;
          message_text: string;
          message_type?: string;
          metadata?: NonNullable<Json>;
          reactions?: NonNullable<Json>;
          reply_to?: string | null;
          sender_id?: string | null;
        };
        Update: {
          conversation_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          file_count?: number;
          forwarded?: Json | null;
          id?: string;
          message_text?: string;
          message_type?: string;
          metadata?: NonNullable<Json>;
          reactions?: NonNullable<Json>;
          reply_to?: string | null;
          sender_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'conversation_messages_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'chat_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversation_messages_reply_to_fkey';
            columns: ['reply_to'];
            isOneToOne: false;
            referencedRelation: 'conversation_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversation_messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      conversation_receipts: {
        Row: {
          conversation_id: string;
          delivered_at: string;
          read_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          delivered_at?: string;
          read_at?: string;
          user_id: string;
        };
        Update: {
          conversation_id?: string;
          delivered_at?: string;
          read_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'conversation_receipts_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'chat_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'conversation_receipts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      conversions: {
        Row: {
          day: string;
          event: string;
          minute: string;
          test: string;
          times: number;
          times_in_minute: number;
          variant: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          event: string;
          minute: string;
          test: string;
          times?: number;
          times_in_minute: number;
          variant: string;
        };
        Update: {
          day?: string;
          event?: string;
          minute?: string;
          test?: string;
          times?: number;
          times_in_minute?: number;
          variant?: string;
        };
        Relationships: [];
      };
      deal_room_members: {
        Row: {
          created_at: string;
          email: string;
          ended_at: string | null;
          expires_at: string | null;
          group_id: string;
          id: string;
          name: string;
          room_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          ended_at?: string | null;
          expires_at?: string | null;
          group_id: string;
          id?: string;
          name: string;
          room_id: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          ended_at?: string | null;
          expires_at?: string | null;
          group_id?: string;
          id?: string;
          name?: string;
          room_id?: string;
        };
        Relationships: [];
      };
      deals: {
        Row: {
          buyer: string | null;
          closed_on: string | null;
          commission: number | null;
          commission_percent: number | null;
          contact_id: string | null;
          created_at: string;
          deleted_at: string | null;
          expected_close: string | null;
          id: string;
          is_sample: boolean;
          listing_id: string | null;
          lost_reason: string | null;
          name: string;
          next_step: string | null;
          next_step_on: string | null;
          notes: string | null;
          owner_id: string;
          price: number | null;
          probability: number | null;
          property_id: string | null;
          sharing: string;
          split_percent: number | null;
          stage: string;
          stage_since: string;
          state: string | null;
          tags: string[];
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          buyer?: string | null;
          closed_on?: string | null;
          commission?: never;
          commission_percent?: number | null;
          contact_id?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          expected_close?: string | null;
          id?: string;
          is_sample?: boolean;
          listing_id?: string | null;
          lost_reason?: string | null;
          name: string;
          next_step?: string | null;
          next_step_on?: string | null;
          notes?: string | null;
          owner_id?: string;
          price?: number | null;
          probability?: number | null;
          property_id?: string | null;
          sharing?: string;
          split_percent?: number | null;
          stage?: string;
          stage_since?: string;
          state?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          buyer?: string | null;
          closed_on?: string | null;
          commission?: never;
          commission_percent?: number | null;
          contact_id?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          expected_close?: string | null;
          id?: string;
          is_sample?: boolean;
          listing_id?: string | null;
          lost_reason?: string | null;
          name?: string;
          next_step?: string | null;
          next_step_on?: string | null;
          notes?: string | null;
          owner_id?: string;
          price?: number | null;
          probability?: number | null;
          property_id?: string | null;
          sharing?: string;
          split_percent?: number | null;
          stage?: string;
          stage_since?: string;
          state?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'deals_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'deals_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      deliveries: {
        Row: {
          channel: string;
          created_at: string;
          decided_at: string;
          due_at: string;
          id: string;
          kind: string;
          notification_id: string;
          outbox_id: string | null;
          reason: string | null;
          sent_at: string | null;
          sent_to: string | null;
          status: string;
          title: string;
          user_id: string;
          waits_for: string | null;
        };
        ComputedFields: never;
        Insert: {
          channel: string;
          created_at?: string;
          decided_at?: string;
          due_at: string;
          id?: string;
          kind: string;
          notification_id: string;
          outbox_id?: string | null;
          reason?: string | null;
          sent_at?: string | null;
          sent_to?: string | null;
          status?: string;
          title: string;
          user_id: string;
          waits_for?: string | null;
        };
        Update: {
          channel?: string;
          created_at?: string;
          decided_at?: string;
          due_at?: string;
          id?: string;
          kind?: string;
          notification_id?: string;
          outbox_id?: string | null;
          reason?: string | null;
          sent_at?: string | null;
          sent_to?: string | null;
          status?: string;
          title?: string;
          user_id?: string;
          waits_for?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'deliveries_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      desk_visits: {
        Row: {
          seen_at: string;
          since: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          seen_at?: string;
          since?: string;
          user_id: string;
        };
        Update: {
          seen_at?: string;
          since?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'desk_visits_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      document_extractions: {
        Row: {
          created_at: string;
          deal_id: string | null;
          deleted_at: string | null;
          document_type: string | null;
          fields: NonNullable<Json>;
          findings: NonNullable<Json>;
          id: string;
          model: string | null;
          notes: string | null;
          open_doubts: number | null;
          owner_id: string;
          pages: number | null;
          sha256: string | null;
          sharing: string;
          source: string | null;
          state: string;
          tenant_id: string | null;
          title: string;
          updated_at: string;
          uses: NonNullable<Json>;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          document_type?: string | null;
          fields?: NonNullable<Json>;
          findings?: NonNullable<Json>;
          id?: string;
          model?: string | null;
          notes?: string | null;
          open_doubts?: number | null;
          owner_id?: string;
          pages?: number | null;
          sha256?: string | null;
          sharing?: string;
          source?: string | null;
          state?: string;
          tenant_id?: string | null;
          title: string;
          updated_at?: string;
          uses?: NonNullable<Json>;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          document_type?: string | null;
          fields?: NonNullable<Json>;
          findings?: NonNullable<Json>;
          id?: string;
          model?: string | null;
          notes?: string | null;
          open_doubts?: number | null;
          owner_id?: string;
          pages?: number | null;
          sha256?: string | null;
          sharing?: string;
          source?: string | null;
          state?: string;
          tenant_id?: string | null;
          title?: string;
          updated_at?: string;
          uses?: NonNullable<Json>;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'document_extractions_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'document_extractions_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'document_extractions_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      document_rules: {
        Row: {
          care_type: string | null;
          community_id: string;
          created_at: string;
          days_after: number | null;
          days_before: number | null;
          deleted_at: string | null;
          id: string;
          label: string;
          note: string | null;
          owner_id: string | null;
          sharing: string;
          tenant_id: string | null;
          type: string;
          updated_at: string;
          valid_months: number | null;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          care_type?: string | null;
          community_id: string;
          created_at?: string;
          days_after?: number | null;
          days_before?: number | null;
          deleted_at?: string | null;
          id?: string;
          label: string;
          note?: string | null;
          owner_id?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          type: string;
          updated_at?: string;
          valid_months?: number | null;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          care_type?: string | null;
          community_id?: string;
          created_at?: string;
          days_after?: number | null;
          days_before?: number | null;
          deleted_at?: string | null;
          id?: string;
          label?: string;
          note?: string | null;
          owner_id?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          valid_months?: number | null;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'document_rules_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'document_rules_parent_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
        ];
      };
      email_sequences: {
        Row: {
          consent_only: boolean;
          created_at: string;
          daily_most: number;
          deleted_at: string | null;
          id: string;
          listing_id: string | null;
          name: string;
          opens_at: number;
          owner_id: string;
          sharing: string;
          shuts_at: number;
          status: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          consent_only?: boolean;
          created_at?: string;
          daily_most?: number;
          deleted_at?: string | null;
          id?: string;
          listing_id?: string | null;
          name: string;
          opens_at?: number;
          owner_id?: string;
          sharing?: string;
          shuts_at?: number;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          consent_only?: boolean;
          created_at?: string;
          daily_most?: number;
          deleted_at?: string | null;
          id?: string;
          listing_id?: string | null;
          name?: string;
          opens_at?: number;
          owner_id?: string;
          sharing?: string;
          shuts_at?: number;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'email_sequences_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_sequences_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_sequences_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      email_templates: {
        Row: {
          body: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          name: string;
          owner_id: string;
          sharing: string;
          subject: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name: string;
          owner_id?: string;
          sharing?: string;
          subject: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          owner_id?: string;
          sharing?: string;
          subject?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'email_templates_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'email_templates_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      emergency_events: {
        Row: {
          area_ids: string[];
          community_id: string;
          ended_at: string | null;
          ended_by: string | null;
          ender: string | null;
          hazard: string;
          id: string;
          inspection_id: string | null;
          kind: string;
          note: string | null;
          participants: string | null;
          recorded_at: string;
          revision: number;
          started_at: string;
          started_by: string | null;
          starter: string;
          summary: string | null;
        };
        ComputedFields: never;
        Insert: {
          area_ids?: string[];
          community_id: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ender?: string | null;
          hazard: string;
          id?: string;
          inspection_id?: string | null;
          kind: string;
          note?: string | null;
          participants?: string | null;
          recorded_at?: string;
          revision?: number;
          started_at?: string;
          started_by?: string | null;
          starter?: string;
          summary?: string | null;
        };
        Update: {
          area_ids?: string[];
          community_id?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ender?: string | null;
          hazard?: string;
          id?: string;
          inspection_id?: string | null;
          kind?: string;
          note?: string | null;
          participants?: string | null;
          recorded_at?: string;
          revision?: number;
          started_at?: string;
          started_by?: string | null;
          starter?: string;
          summary?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'emergency_events_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'emergency_events_ended_by_fkey';
            columns: ['ended_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'emergency_events_inspection_id_fkey';
            columns: ['inspection_id'];
            isOneToOne: false;
            referencedRelation: 'inspections';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'emergency_events_started_by_fkey';
            columns: ['started_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      events: {
        Row: {
          attendee_ids: string[];
          begins_at: string;
          contact_id: string | null;
          created_at: string;
          deal_id: string | null;
          deleted_at: string | null;
          ends_at: string;
          id: string;
          is_all_day: boolean;
          join_url: string | null;
          kind: string;
          notes: string | null;
          owner_id: string;
          place: string | null;
          remind_before: string | null;
          repeat_count: number | null;
          repeat_every: number | null;
          repeat_on: string[];
          repeat_until: string | null;
          repeats: string | null;
          sharing: string;
          skipped: string | null;
          tenant_id: string | null;
          time_zone: string;
          title: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          attendee_ids?: string[];
          begins_at: string;
          contact_id?: string | null;
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          ends_at: string;
          id?: string;
          is_all_day?: boolean;
          join_url?: string | null;
          kind?: string;
          notes?: string | null;
          owner_id?: string;
          place?: string | null;
          remind_before?: string | null;
          repeat_count?: number | null;
          repeat_every?: number | null;
          repeat_on?: string[];
          repeat_until?: string | null;
          repeats?: string | null;
          sharing?: string;
          skipped?: string | null;
          tenant_id?: string | null;
          time_zone?: string;
          title: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          attendee_ids?: string[];
          begins_at?: string;
          contact_id?: string | null;
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          ends_at?: string;
          id?: string;
          is_all_day?: boolean;
          join_url?: string | null;
          kind?: string;
          notes?: string | null;
          owner_id?: string;
          place?: string | null;
          remind_before?: string | null;
          repeat_count?: number | null;
          repeat_every?: number | null;
          repeat_on?: string[];
          repeat_until?: string | null;
          repeats?: string | null;
          sharing?: string;
          skipped?: string | null;
          tenant_id?: string | null;
          time_zone?: string;
          title?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'events_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'events_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'events_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'events_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      family_threads: {
        Row: {
          community_id: string;
          id: string;
          last_message_at: string;
          resident_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          id?: string;
          last_message_at?: string;
          resident_id: string;
        };
        Update: {
          community_id?: string;
          id?: string;
          last_message_at?: string;
          resident_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'family_threads_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'family_threads_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: true;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      floors: {
        Row: {
          building_id: string;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          name: string;
          owner_id: string | null;
          position: number;
          sharing: string;
          tenant_id: string | null;
          type: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          building_id: string;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name: string;
          owner_id?: string | null;
          position?: number;
          sharing?: string;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          building_id?: string;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          owner_id?: string | null;
          position?: number;
          sharing?: string;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'floors_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'floors_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'floors_parent_fkey';
            columns: ['building_id'];
            isOneToOne: false;
            referencedRelation: 'buildings';
            referencedColumns: ['id'];
          },
        ];
      };
      holdings: {
        Row: {
          annual_noi: number | null;
          annual_revenue: number | null;
          cap_rate: number | null;
          care_type: string | null;
          commitment: number | null;
          created_at: string;
          deleted_at: string | null;
          entity_id: string;
          figures_on: string | null;
          has_floating_rate: boolean;
          id: string;
          kind: string;
          lender: string | null;
          loan_balance: number | null;
          loan_matures_on: string | null;
          loan_rate: number | null;
          medicaid_percent: number | null;
          medicare_percent: number | null;
          name: string;
          notes: string | null;
          occupancy: number | null;
          operator: string | null;
          owner_id: string;
          ownership_percent: number | null;
          private_pay_percent: number | null;
          sharing: string;
          sponsor_id: string | null;
          state: string | null;
          status: string;
          tags: string[];
          tenant_id: string | null;
          units: number | null;
          updated_at: string;
          version: number;
          vintage: number | null;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          annual_noi?: number | null;
          annual_revenue?: number | null;
          cap_rate?: number | null;
          care_type?: string | null;
          commitment?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          entity_id: string;
          figures_on?: string | null;
          has_floating_rate?: boolean;
          id?: string;
          kind?: string;
          lender?: string | null;
          loan_balance?: number | null;
          loan_matures_on?: string | null;
          loan_rate?: number | null;
          medicaid_percent?: number | null;
          medicare_percent?: number | null;
          name: string;
          notes?: string | null;
          occupancy?: number | null;
          operator?: string | null;
          owner_id?: string;
          ownership_percent?: number | null;
          private_pay_percent?: number | null;
          sharing?: string;
          sponsor_id?: string | null;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          units?: number | null;
          updated_at?: string;
          version?: number;
          vintage?: number | null;
          workspace_id?: string;
        };
        Update: {
          annual_noi?: number | null;
          annual_revenue?: number | null;
          cap_rate?: number | null;
          care_type?: string | null;
          commitment?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          entity_id?: string;
          figures_on?: string | null;
          has_floating_rate?: boolean;
          id?: string;
          kind?: string;
          lender?: string | null;
          loan_balance?: number | null;
          loan_matures_on?: string | null;
          loan_rate?: number | null;
          medicaid_percent?: number | null;
          medicare_percent?: number | null;
          name?: string;
          notes?: string | null;
          occupancy?: number | null;
          operator?: string | null;
          owner_id?: string;
          ownership_percent?: number | null;
          private_pay_percent?: number | null;
          sharing?: string;
          sponsor_id?: string | null;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          units?: number | null;
          updated_at?: string;
          version?: number;
          vintage?: number | null;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'holdings_entity_id_fkey';
            columns: ['entity_id'];
            isOneToOne: false;
            referencedRelation: 'investment_entities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'holdings_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'holdings_sponsor_id_fkey';
            columns: ['sponsor_id'];
            isOneToOne: false;
            referencedRelation: 'investment_sponsors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'holdings_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      incident_addenda: {
        Row: {
          added_at: string;
          added_by: string | null;
          added_by_name: string;
          body: string;
          community_id: string;
          id: string;
          incident_id: string;
          resident_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          added_at?: string;
          added_by?: string | null;
          added_by_name?: string;
          body: string;
          community_id: string;
          id?: string;
          incident_id: string;
          resident_id?: string | null;
        };
        Update: {
          added_at?: string;
          added_by?: string | null;
          added_by_name?: string;
          body?: string;
          community_id?: string;
          id?: string;
          incident_id?: string;
          resident_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'incident_addenda_added_by_fkey';
            columns: ['added_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_addenda_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_addenda_incident_id_fkey';
            columns: ['incident_id'];
            isOneToOne: false;
            referencedRelation: 'incidents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_addenda_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      incident_notifications: {
        Row: {
          community_id: string;
          due_at: string | null;
          id: string;
          incident_id: string;
          method: string | null;
          notified_at: string | null;
          party: string;
          person: string | null;
          recipient: string | null;
          recorded_by: string | null;
          recorded_by_name: string | null;
          resident_id: string | null;
          rule: string | null;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          due_at?: string | null;
          id?: string;
          incident_id: string;
          method?: string | null;
          notified_at?: string | null;
          party: string;
          person?: string | null;
          recipient?: string | null;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          resident_id?: string | null;
          rule?: string | null;
        };
        Update: {
          community_id?: string;
          due_at?: string | null;
          id?: string;
          incident_id?: string;
          method?: string | null;
          notified_at?: string | null;
          party?: string;
          person?: string | null;
          recipient?: string | null;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          resident_id?: string | null;
          rule?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'incident_notifications_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_notifications_incident_id_fkey';
            columns: ['incident_id'];
            isOneToOne: false;
            referencedRelation: 'incidents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_notifications_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_notifications_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      incident_report_rules: {
        Row: {
          begins_on: string | null;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          ends_on: string | null;
          hours: number;
          id: string;
          note: string | null;
          owner_id: string | null;
          recipient: string;
          sharing: string;
          tenant_id: string | null;
          types: string[];
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          begins_on?: string | null;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          ends_on?: string | null;
          hours: number;
          id?: string;
          note?: string | null;
          owner_id?: string | null;
          recipient: string;
          sharing?: string;
          tenant_id?: string | null;
          types: string[];
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          begins_on?: string | null;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          ends_on?: string | null;
          hours?: number;
          id?: string;
          note?: string | null;
          owner_id?: string | null;
          recipient?: string;
          sharing?: string;
          tenant_id?: string | null;
          types?: string[];
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'incident_report_rules_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_report_rules_parent_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
        ];
      };
      incident_tasks: {
        Row: {
          community_id: string;
          created_at: string;
          done_at: string | null;
          done_by: string | null;
          done_by_name: string | null;
          due_on: string;
          id: string;
          incident_id: string;
          position: string;
          resident_id: string | null;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          done_by_name?: string | null;
          due_on: string;
          id?: string;
          incident_id: string;
          position?: string;
          resident_id?: string | null;
          title: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          done_by_name?: string | null;
          due_on?: string;
          id?: string;
          incident_id?: string;
          position?: string;
          resident_id?: string | null;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'incident_tasks_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_tasks_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_tasks_incident_id_fkey';
            columns: ['incident_id'];
            isOneToOne: false;
            referencedRelation: 'incidents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incident_tasks_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      incidents: {
        Row: {
          action_taken: string | null;
          at: string;
          community_id: string;
          description: string;
          dose_id: string | null;
          factors: string[];
          id: string;
          injury: string;
          injury_details: string | null;
          place: string;
          prevention: string | null;
          reported_at: string;
          reported_by: string | null;
          reported_by_name: string;
          resident_id: string | null;
          root_cause: string | null;
          signed_at: string | null;
          signed_by: string | null;
          signed_by_name: string | null;
          type: string;
          version: number;
          witnesses: string | null;
        };
        ComputedFields: never;
        Insert: {
          action_taken?: string | null;
          at: string;
          community_id: string;
          description: string;
          dose_id?: string | null;
          factors?: string[];
          id?: string;
          injury?: string;
          injury_details?: string | null;
          place: string;
          prevention?: string | null;
          reported_at?: string;
          reported_by?: string | null;
          reported_by_name?: string;
          resident_id?: string | null;
          root_cause?: string | null;
          signed_at?: string | null;
          signed_by?: string | null;
          signed_by_name?: string | null;
          type: string;
          version?: number;
          witnesses?: string | null;
        };
        Update: {
          action_taken?: string | null;
          at?: string;
          community_id?: string;
          description?: string;
          dose_id?: string | null;
          factors?: string[];
          id?: string;
          injury?: string;
          injury_details?: string | null;
          place?: string;
          prevention?: string | null;
          reported_at?: string;
          reported_by?: string | null;
          reported_by_name?: string;
          resident_id?: string | null;
          root_cause?: string | null;
          signed_at?: string | null;
          signed_by?: string | null;
          signed_by_name?: string | null;
          type?: string;
          version?: number;
          witnesses?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'incidents_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incidents_reported_by_fkey';
            columns: ['reported_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incidents_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'incidents_signed_by_fkey';
            columns: ['signed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      inspection_templates: {
        Row: {
          archived_at: string | null;
          code: string | null;
          community_id: string;
          created_at: string;
          every: number;
          id: string;
          is_by_shift: boolean;
          items: NonNullable<Json>;
          name: string;
          needs_signature: boolean;
          next_on: string;
          occurrences: number;
          period: string;
          source: string | null;
          starts_on: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          archived_at?: string | null;
          code?: string | null;
          community_id: string;
          created_at?: string;
          every?: number;
          id?: string;
          is_by_shift?: boolean;
          items: NonNullable<Json>;
          name: string;
          needs_signature?: boolean;
          next_on: string;
          occurrences?: number;
          period?: string;
          source?: string | null;
          starts_on: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          code?: string | null;
          community_id?: string;
          created_at?: string;
          every?: number;
          id?: string;
          is_by_shift?: boolean;
          items?: NonNullable<Json>;
          name?: string;
          needs_signature?: boolean;
          next_on?: string;
          occurrences?: number;
          period?: string;
          source?: string | null;
          starts_on?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'inspection_templates_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
        ];
      };
      inspections: {
        Row: {
          community_id: string;
          due_on: string;
          failures: number | null;
          finished_at: string | null;
          finished_by: string | null;
          finisher: string | null;
          id: string;
          items: NonNullable<Json>;
          occurrence: string;
          recorded_at: string | null;
          results: Json | null;
          shift: string | null;
          signature: string | null;
          template_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          due_on: string;
          failures?: number | null;
          finished_at?: string | null;
          finished_by?: string | null;
          finisher?: string | null;
          id?: string;
          items: NonNullable<Json>;
          occurrence: string;
          recorded_at?: string | null;
          results?: Json | null;
          shift?: string | null;
          signature?: string | null;
          template_id: string;
        };
        Update: {
          community_id?: string;
          due_on?: string;
          failures?: number | null;
          finished_at?: string | null;
          finished_by?: string | null;
          finisher?: string | null;
          id?: string;
          items?: NonNullable<Json>;
          occurrence?: string;
          recorded_at?: string | null;
          results?: Json | null;
          shift?: string | null;
          signature?: string | null;
          template_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'inspections_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inspections_finished_by_fkey';
            columns: ['finished_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inspections_template_id_fkey';
            columns: ['template_id'];
            isOneToOne: false;
            referencedRelation: 'inspection_templates';
            referencedColumns: ['id'];
          },
        ];
      };
      integration_plans: {
        Row: {
          closing_on: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          name: string;
          notes: string | null;
          owner_id: string;
          sharing: string;
          state: string | null;
          status: string;
          tags: string[];
          tenant_id: string | null;
          transaction_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          closing_on: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name: string;
          notes?: string | null;
          owner_id?: string;
          sharing?: string;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          transaction_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          closing_on?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          name?: string;
          notes?: string | null;
          owner_id?: string;
          sharing?: string;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          transaction_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'integration_plans_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'integration_plans_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'integration_plans_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      investment_entities: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          formation_state: string | null;
          formed_on: string | null;
          id: string;
          is_sample: boolean;
          kind: string;
          name: string;
          notes: string | null;
          owner_id: string;
          sharing: string;
          status: string;
          tags: string[];
          tax_id_ending: string | null;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          formation_state?: string | null;
          formed_on?: string | null;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          name: string;
          notes?: string | null;
          owner_id?: string;
          sharing?: string;
          status?: string;
          tags?: string[];
          tax_id_ending?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          formation_state?: string | null;
          formed_on?: string | null;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          name?: string;
          notes?: string | null;
          owner_id?: string;
          sharing?: string;
          status?: string;
          tags?: string[];
          tax_id_ending?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'investment_entities_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'investment_entities_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      investment_sponsors: {
        Row: {
          contact_name: string | null;
          created_at: string;
          deleted_at: string | null;
          email: string | null;
          id: string;
          name: string;
          notes: string | null;
          owner_id: string;
          phone: string | null;
          sharing: string;
          site: string | null;
          tags: string[];
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          contact_name?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id?: string;
          name: string;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          sharing?: string;
          site?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          contact_name?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id?: string;
          name?: string;
          notes?: string | null;
          owner_id?: string;
          phone?: string | null;
          sharing?: string;
          site?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'investment_sponsors_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'investment_sponsors_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      invoices: {
        Row: {
          amount_cents: number;
          created_at: string;
          description: string;
          hosted_url: string | null;
          id: string;
          number: string | null;
          period_end: string;
          period_start: string;
          status: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          created_at: string;
          description?: string;
          hosted_url?: string | null;
          id: string;
          number?: string | null;
          period_end: string;
          period_start: string;
          status: string;
          user_id: string;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          description?: string;
          hosted_url?: string | null;
          id?: string;
          number?: string | null;
          period_end?: string;
          period_start?: string;
          status?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invoices_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      lead_forms: {
        Row: {
          consent: string | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          intro: string | null;
          is_open: boolean;
          listing_id: string | null;
          name: string;
          owner_id: string;
          questions: string[];
          sharing: string;
          tenant_id: string | null;
          thanks: string | null;
          title: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          consent?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          intro?: string | null;
          is_open?: boolean;
          listing_id?: string | null;
          name: string;
          owner_id?: string;
          questions?: string[];
          sharing?: string;
          tenant_id?: string | null;
          thanks?: string | null;
          title: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          consent?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          intro?: string | null;
          is_open?: boolean;
          listing_id?: string | null;
          name?: string;
          owner_id?: string;
          questions?: string[];
          sharing?: string;
          tenant_id?: string | null;
          thanks?: string | null;
          title?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lead_forms_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lead_forms_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'lead_forms_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      leads: {
        Row: {
          agreed_to: string | null;
          beds_least: number | null;
          city: string | null;
          company: string | null;
          contact_id: string | null;
          created_at: string;
          deal_id: string | null;
          deleted_at: string | null;
          email: string | null;
          form_id: string | null;
          funds: string | null;
          id: string;
          interest: string | null;
          listing_id: string | null;
          message: string | null;
          name: string;
          needs_states: string[];
          needs_types: string[];
          owner_id: string;
          phone: string | null;
          price_most: number | null;
          received_at: string;
          respond_by: string | null;
          responded_at: string | null;
          response_minutes: number | null;
          sharing: string;
          source: string | null;
          state: string | null;
          status: string;
          tags: string[];
          tenant_id: string | null;
          timeline: string | null;
          unqualified_reason: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          agreed_to?: string | null;
          beds_least?: number | null;
          city?: string | null;
          company?: string | null;
          contact_id?: string | null;
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          email?: string | null;
          form_id?: string | null;
          funds?: string | null;
          id?: string;
          interest?: string | null;
          listing_id?: string | null;
          message?: string | null;
          name: string;
          needs_states?: string[];
          needs_types?: string[];
          owner_id?: string;
          phone?: string | null;
          price_most?: number | null;
          received_at?: string;
          respond_by?: string | null;
          responded_at?: string | null;
          response_minutes?: never;
          sharing?: string;
          source?: string | null;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          timeline?: string | null;
          unqualified_reason?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          agreed_to?: string | null;
          beds_least?: number | null;
          city?: string | null;
          company?: string | null;
          contact_id?: string | null;
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          email?: string | null;
          form_id?: string | null;
          funds?: string | null;
          id?: string;
          interest?: string | null;
          listing_id?: string | null;
          message?: string | null;
          name?: string;
          needs_states?: string[];
          needs_types?: string[];
          owner_id?: string;
          phone?: string | null;
          price_most?: number | null;
          received_at?: string;
          respond_by?: string | null;
          responded_at?: string | null;
          response_minutes?: never;
          sharing?: string;
          source?: string | null;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          timeline?: string | null;
          unqualified_reason?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'leads_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: false;
            referencedRelation: 'lead_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'leads_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_addresses: {
        Row: {
          latitude: number | null;
          listing_id: string;
          longitude: number | null;
          postal_code: string | null;
          street_address: string;
        };
        ComputedFields: never;
        Insert: {
          latitude?: number | null;
          listing_id: string;
          longitude?: number | null;
          postal_code?: string | null;
          street_address: string;
        };
        Update: {
          latitude?: number | null;
          listing_id?: string;
          longitude?: number | null;
          postal_code?: string | null;
          street_address?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_addresses_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: true;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_changes: {
        Row: {
          at: string;
          became: Json | null;
          id: string;
          is_public: boolean;
          listing_id: string;
          was: Json | null;
          what: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          became?: Json | null;
          id?: string;
          is_public: boolean;
          listing_id: string;
          was?: Json | null;
          what: string;
        };
        Update: {
          at?: string;
          became?: Json | null;
          id?: string;
          is_public?: boolean;
          listing_id?: string;
          was?: Json | null;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_changes_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_details: {
        Row: {
          ccn: string | null;
          history: NonNullable<Json>;
          listing_id: string;
          payor_mix: NonNullable<Json>;
          stated_on: string;
          unit_mix: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          ccn?: string | null;
          history?: NonNullable<Json>;
          listing_id: string;
          payor_mix?: NonNullable<Json>;
          stated_on?: string;
          unit_mix?: NonNullable<Json>;
        };
        Update: {
          ccn?: string | null;
          history?: NonNullable<Json>;
          listing_id?: string;
          payor_mix?: NonNullable<Json>;
          stated_on?: string;
          unit_mix?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_details_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: true;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_documents: {
        Row: {
          created_on: string;
          id: string;
          kind: string;
          listing_id: string;
          name: string;
          path: string;
          size: number;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          created_on?: string;
          id: string;
          kind: string;
          listing_id: string;
          name: string;
          path: string;
          size: number;
          type: string;
        };
        Update: {
          created_on?: string;
          id?: string;
          kind?: string;
          listing_id?: string;
          name?: string;
          path?: string;
          size?: number;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_documents_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_drafts: {
        Row: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          import_id: string | null;
          is_sample: boolean;
          listing_id: string;
          submitted_at: string | null;
          updated_at: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          created_at?: string;
          id: string;
          import_id?: string | null;
          is_sample?: boolean;
          listing_id?: string;
          submitted_at?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Update: {
          content?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          import_id?: string | null;
          is_sample?: boolean;
          listing_id?: string;
          submitted_at?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_drafts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_financials: {
        Row: {
          listing_id: string;
          noi: number;
          stated_on: string;
        };
        ComputedFields: never;
        Insert: {
          listing_id: string;
          noi: number;
          stated_on?: string;
        };
        Update: {
          listing_id?: string;
          noi?: number;
          stated_on?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_financials_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: true;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_images: {
        Row: {
          alt_text: string | null;
          caption: string | null;
          created_at: string;
          height: number | null;
          id: string;
          image_order: number;
          image_url: string;
          is_live: boolean;
          is_primary: boolean;
          listing_id: string;
          width: number | null;
        };
        ComputedFields: never;
        Insert: {
          alt_text?: string | null;
          caption?: string | null;
          created_at?: string;
          height?: number | null;
          id?: string;
          image_order?: number;
          image_url: string;
          is_live?: boolean;
          is_primary?: boolean;
          listing_id: string;
          width?: number | null;
        };
        Update: {
          alt_text?: string | null;
          caption?: string | null;
          created_at?: string;
          height?: number | null;
          id?: string;
          image_order?: number;
          image_url?: string;
          is_live?: boolean;
          is_primary?: boolean;
          listing_id?: string;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_images_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_nda_signatures: {
        Row: {
          address: string | null;
          company: string | null;
          ended_at: string | null;
          hash: string;
          id: string;
          listing_id: string | null;
          name: string;
          nda_id: string;
          signed_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          company?: string | null;
          ended_at?: string | null;
          hash: string;
          id: string;
          listing_id?: string | null;
          name: string;
          nda_id: string;
          signed_at?: string;
          user_id: string;
        };
        Update: {
          address?: string | null;
          company?: string | null;
          ended_at?: string | null;
          hash?: string;
          id?: string;
          listing_id?: string | null;
          name?: string;
          nda_id?: string;
          signed_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_nda_signatures_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'listing_nda_signatures_nda_id_fkey';
            columns: ['nda_id'];
            isOneToOne: false;
            referencedRelation: 'listing_nda_texts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'listing_nda_signatures_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_nda_texts: {
        Row: {
          body: string;
          hash: string;
          id: string;
          listing_id: string | null;
          stated_on: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          hash?: string;
          id?: string;
          listing_id?: string | null;
          stated_on?: string;
          version: number;
        };
        Update: {
          body?: string;
          hash?: string;
          id?: string;
          listing_id?: string | null;
          stated_on?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_nda_texts_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listing_reviews: {
        Row: {
          at: string;
          decision: Database['public']['Enums']['approval_status'];
          id: string;
          is_of_changes: boolean;
          listing_id: string;
          reason: string | null;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          decision: Database['public']['Enums']['approval_status'];
          id?: string;
          is_of_changes?: boolean;
          listing_id: string;
          reason?: string | null;
        };
        Update: {
          at?: string;
          decision?: Database['public']['Enums']['approval_status'];
          id?: string;
          is_of_changes?: boolean;
          listing_id?: string;
          reason?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'listing_reviews_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      listings: {
        Row: {
          amenities: string[];
          approval_status: Database['public']['Enums']['approval_status'];
          avg_monthly_rate: number | null;
          broker_id: string;
          broker_name: string | null;
          cap_rate: number | null;
          care_level: string | null;
          care_types: string[];
          city: string;
          confirmed_on: string;
          county: string | null;
          created_at: string;
          description: string | null;
          id: string;
          images: string[];
          is_confidential: boolean;
          is_on_market: boolean;
          is_unlisted: boolean;
          license_type: string | null;
          licensed_beds: number | null;
          licenses: string[];
          location: string;
          occupancy_census_on: string | null;
          occupancy_rate: number | null;
          payors: string[];
          price: number | null;
          property_name: string;
          property_type: string;
          spot: unknown;
          square_footage: number | null;
          staleness: number;
          state: string;
          status: string;
          total_beds: number | null;
          total_units: number | null;
          updated_at: string;
          views: number;
          year_built: number | null;
          broker_email: string | null;
        };
        ComputedFields: 'broker_email';
        Insert: {
          amenities?: string[];
          approval_status?: Database['public']['Enums']['approval_status'];
          avg_monthly_rate?: number | null;
          broker_id?: string;
          broker_name?: string | null;
          cap_rate?: number | null;
          care_level?: string | null;
          care_types?: string[];
          city: string;
          confirmed_on?: string;
          county?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          images?: string[];
          is_confidential?: boolean;
          is_on_market?: never;
          is_unlisted?: boolean;
          license_type?: string | null;
          licensed_beds?: number | null;
          licenses?: string[];
          location?: never;
          occupancy_census_on?: string | null;
          occupancy_rate?: number | null;
          payors?: string[];
          price?: number | null;
          property_name: string;
          property_type: string;
          spot?: unknown;
          square_footage?: number | null;
          staleness?: number;
          state: string;
          status?: string;
          total_beds?: number | null;
          total_units?: number | null;
          updated_at?: string;
          views?: number;
          year_built?: number | null;
        };
        Update: {
          amenities?: string[];
          approval_status?: Database['public']['Enums']['approval_status'];
          avg_monthly_rate?: number | null;
          broker_id?: string;
          broker_name?: string | null;
          cap_rate?: number | null;
          care_level?: string | null;
          care_types?: string[];
          city?: string;
          confirmed_on?: string;
          county?: string | null;
          created_at?: string;
          description?: string | null;
          id?: string;
          images?: string[];
          is_confidential?: boolean;
          is_on_market?: never;
          is_unlisted?: boolean;
          license_type?: string | null;
          licensed_beds?: number | null;
          licenses?: string[];
          location?: never;
          occupancy_census_on?: string | null;
          occupancy_rate?: number | null;
          payors?: string[];
          price?: number | null;
          property_name?: string;
          property_type?: string;
          spot?: unknown;
          square_footage?: number | null;
          staleness?: number;
          state?: string;
          status?: string;
          total_beds?: number | null;
          total_units?: number | null;
          updated_at?: string;
          views?: number;
          year_built?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'listings_broker_id_fkey';
            columns: ['broker_id'];
            isOneToOne: false;
            referencedRelation: 'broker_accounts';
            referencedColumns: ['broker_id'];
          },
        ];
      };
      maintenance_assets: {
        Row: {
          archived_at: string | null;
          area: string | null;
          category: string;
          community_id: string;
          created_at: string;
          id: string;
          make: string | null;
          manual_url: string | null;
          meter_read_at: string | null;
          meter_unit: string | null;
          meter_value: number | null;
          model: string | null;
          name: string;
          notes: string | null;
          serial: string | null;
          unit_id: string | null;
          version: number;
          warranty_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          archived_at?: string | null;
          area?: string | null;
          category?: string;
          community_id: string;
          created_at?: string;
          id?: string;
          make?: string | null;
          manual_url?: string | null;
          meter_read_at?: string | null;
          meter_unit?: string | null;
          meter_value?: number | null;
          model?: string | null;
          name: string;
          notes?: string | null;
          serial?: string | null;
          unit_id?: string | null;
          version?: number;
          warranty_until?: string | null;
        };
        Update: {
          archived_at?: string | null;
          area?: string | null;
          category?: string;
          community_id?: string;
          created_at?: string;
          id?: string;
          make?: string | null;
          manual_url?: string | null;
          meter_read_at?: string | null;
          meter_unit?: string | null;
          meter_value?: number | null;
          model?: string | null;
          name?: string;
          notes?: string | null;
          serial?: string | null;
          unit_id?: string | null;
          version?: number;
          warranty_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_assets_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'maintenance_assets_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      maintenance_schedules: {
        Row: {
          area: string | null;
          asset_id: string | null;
          category: string;
          community_id: string;
          created_at: string;
          description: string | null;
          every: number;
          id: string;
          lead_days: number;
          member_id: string | null;
          needs_signature: boolean;
          next_meter: number | null;
          next_on: string | null;
          occurrences: number;
          paused_at: string | null;
          period: string;
          priority: string;
          starts_on: string | null;
          title: string;
          unit_id: string | null;
          vendor_id: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          area?: string | null;
          asset_id?: string | null;
          category?: string;
          community_id: string;
          created_at?: string;
          description?: string | null;
          every?: number;
          id?: string;
          lead_days?: number;
          member_id?: string | null;
          needs_signature?: boolean;
          next_meter?: number | null;
          next_on?: string | null;
          occurrences?: number;
          paused_at?: string | null;
          period?: string;
          priority?: string;
          starts_on?: string | null;
          title: string;
          unit_id?: string | null;
          vendor_id?: string | null;
          version?: number;
        };
        Update: {
          area?: string | null;
          asset_id?: string | null;
          category?: string;
          community_id?: string;
          created_at?: string;
          description?: string | null;
          every?: number;
          id?: string;
          lead_days?: number;
          member_id?: string | null;
          needs_signature?: boolean;
          next_meter?: number | null;
          next_on?: string | null;
          occurrences?: number;
          paused_at?: string | null;
          period?: string;
          priority?: string;
          starts_on?: string | null;
          title?: string;
          unit_id?: string | null;
          vendor_id?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'maintenance_schedules_asset_id_fkey';
            columns: ['asset_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_assets';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'maintenance_schedules_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'maintenance_schedules_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'community_members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'maintenance_schedules_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'maintenance_schedules_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['id'];
          },
        ];
      };
      meal_services: {
        Row: {
          changed_at: string;
          community_id: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          community_id: string;
          id?: string;
        };
        Update: {
          changed_at?: string;
          community_id?: string;
          id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'meal_services_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: true;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
        ];
      };
      medication_doses: {
        Row: {
          at: string;
          community_id: string;
          due_at: string | null;
          effect: string | null;
          effect_at: string | null;
          effect_by: string | null;
          effect_by_name: string | null;
          effect_note: string | null;
          id: string;
          note: string | null;
          order_id: string;
          recorded_at: string;
          recorded_by: string | null;
          recorded_by_name: string;
          resident_id: string;
          status: string;
          strike_reason: string | null;
          struck_at: string | null;
          struck_by: string | null;
          struck_by_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          community_id: string;
          due_at?: string | null;
          effect?: string | null;
          effect_at?: string | null;
          effect_by?: string | null;
          effect_by_name?: string | null;
          effect_note?: string | null;
          id?: string;
          note?: string | null;
          order_id: string;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_by_name?: string;
          resident_id: string;
          status: string;
          strike_reason?: string | null;
          struck_at?: string | null;
          struck_by?: string | null;
          struck_by_name?: string | null;
        };
        Update: {
          at?: string;
          community_id?: string;
          due_at?: string | null;
          effect?: string | null;
          effect_at?: string | null;
          effect_by?: string | null;
          effect_by_name?: string | null;
          effect_note?: string | null;
          id?: string;
          note?: string | null;
          order_id?: string;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_by_name?: string;
          resident_id?: string;
          status?: string;
          strike_reason?: string | null;
          struck_at?: string | null;
          struck_by?: string | null;
          struck_by_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'medication_doses_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_doses_effect_by_fkey';
            columns: ['effect_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_doses_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'medication_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_doses_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_doses_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_doses_struck_by_fkey';
            columns: ['struck_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      medication_orders: {
        Row: {
          community_id: string;
          controlled_schedule: string | null;
          discontinue_reason: string | null;
          discontinued_at: string | null;
          discontinued_by: string | null;
          discontinued_by_name: string | null;
          dose: string;
          drug: string;
          every_days: number;
          id: string;
          instructions: string | null;
          is_antipsychotic: boolean;
          is_prn: boolean;
          kind: string;
          ordered_at: string;
          ordered_by: string | null;
          ordered_by_name: string;
          prescriber: string;
          prn_follow_up_minutes: number | null;
          prn_min_hours: number | null;
          prn_reason: string | null;
          replaces_id: string | null;
          resident_id: string;
          reviewed_at: string | null;
          reviewed_by: string | null;
          reviewed_by_name: string | null;
          route: string;
          schedule: string;
          starts_at: string;
          stops_at: string | null;
          times: string[];
          units_per_dose: number;
          window_minutes: number;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          controlled_schedule?: string | null;
          discontinue_reason?: string | null;
          discontinued_at?: string | null;
          discontinued_by?: string | null;
          discontinued_by_name?: string | null;
          dose: string;
          drug: string;
          every_days?: number;
          id?: string;
          instructions?: string | null;
          is_antipsychotic?: boolean;
          is_prn?: boolean;
          kind?: string;
          ordered_at?: string;
          ordered_by?: string | null;
          ordered_by_name?: string;
          prescriber: string;
          prn_follow_up_minutes?: number | null;
          prn_min_hours?: number | null;
          prn_reason?: string | null;
          replaces_id?: string | null;
          resident_id: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          reviewed_by_name?: string | null;
          route: string;
          schedule: string;
          starts_at: string;
          stops_at?: string | null;
          times?: string[];
          units_per_dose?: number;
          window_minutes?: number;
        };
        Update: {
          community_id?: string;
          controlled_schedule?: string | null;
          discontinue_reason?: string | null;
          discontinued_at?: string | null;
          discontinued_by?: string | null;
          discontinued_by_name?: string | null;
          dose?: string;
          drug?: string;
          every_days?: number;
          id?: string;
          instructions?: string | null;
          is_antipsychotic?: boolean;
          is_prn?: boolean;
          kind?: string;
          ordered_at?: string;
          ordered_by?: string | null;
          ordered_by_name?: string;
          prescriber?: string;
          prn_follow_up_minutes?: number | null;
          prn_min_hours?: number | null;
          prn_reason?: string | null;
          replaces_id?: string | null;
          resident_id?: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          reviewed_by_name?: string | null;
          route?: string;
          schedule?: string;
          starts_at?: string;
          stops_at?: string | null;
          times?: string[];
          units_per_dose?: number;
          window_minutes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'medication_orders_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_orders_discontinued_by_fkey';
            columns: ['discontinued_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_orders_ordered_by_fkey';
            columns: ['ordered_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_orders_replaces_id_fkey';
            columns: ['replaces_id'];
            isOneToOne: false;
            referencedRelation: 'medication_orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_orders_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medication_orders_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      message_attachments: {
        Row: {
          conversation_id: string;
          created_at: string;
          id: string;
          message_id: string;
          name: string;
          path: string;
          place: number;
          size: number;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          created_at?: string;
          id: string;
          message_id: string;
          name: string;
          path: string;
          place: number;
          size: number;
          type: string;
        };
        Update: {
          conversation_id?: string;
          created_at?: string;
          id?: string;
          message_id?: string;
          name?: string;
          path?: string;
          place?: number;
          size?: number;
          type?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'message_attachments_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'chat_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_attachments_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'conversation_messages';
            referencedColumns: ['id'];
          },
        ];
      };
      message_notifications: {
        Row: {
          conversation_id: string;
          created_at: string;
          id: string;
          message_id: string;
          notification_type: string;
          read_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          created_at?: string;
          id?: string;
          message_id: string;
          notification_type?: string;
          read_at?: string | null;
          user_id: string;
        };
        Update: {
          conversation_id?: string;
          created_at?: string;
          id?: string;
          message_id?: string;
          notification_type?: string;
          read_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'message_notifications_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'chat_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_notifications_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'conversation_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      message_reports: {
        Row: {
          conversation_id: string | null;
          created_at: string;
          decision: string | null;
          handled_at: string | null;
          id: string;
          message_id: string | null;
          message_text: string;
          note: string | null;
          reason: string;
          reporter_id: string | null;
          sender_id: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id?: string | null;
          created_at?: string;
          decision?: string | null;
          handled_at?: string | null;
          id?: string;
          message_id?: string | null;
          message_text: string;
          note?: string | null;
          reason: string;
          reporter_id?: string | null;
          sender_id?: string | null;
          status?: string;
        };
        Update: {
          conversation_id?: string | null;
          created_at?: string;
          decision?: string | null;
          handled_at?: string | null;
          id?: string;
          message_id?: string | null;
          message_text?: string;
          note?: string | null;
          reason?: string;
          reporter_id?: string | null;
          sender_id?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'message_reports_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'chat_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_reports_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'conversation_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_reports_reporter_id_fkey';
            columns: ['reporter_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_reports_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      move_in_items: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          done_on: string | null;
          due_on: string | null;
          id: string;
          is_required: boolean;
          item: string;
          note: string | null;
          owner_id: string | null;
          prospect_id: string;
          sharing: string;
          tenant_id: string | null;
          type: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          done_on?: string | null;
          due_on?: string | null;
          id?: string;
          is_required?: boolean;
          item: string;
          note?: string | null;
          owner_id?: string | null;
          prospect_id: string;
          sharing?: string;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          done_on?: string | null;
          due_on?: string | null;
          id?: string;
          is_required?: boolean;
          item?: string;
          note?: string | null;
          owner_id?: string | null;
          prospect_id?: string;
          sharing?: string;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'move_in_items_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'move_in_items_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'move_in_items_parent_fkey';
            columns: ['prospect_id'];
            isOneToOne: false;
            referencedRelation: 'resident_prospects';
            referencedColumns: ['id'];
          },
        ];
      };
      notification_preferences: {
        Row: {
          channels: NonNullable<Json>;
          deadline_alerts: boolean;
          digest: string;
          document_uploads: boolean;
          email_enabled: boolean;
          marketing_emails: boolean;
          milestone_reminders: boolean;
          participant_activity: boolean;
          push_notifications: boolean;
          quiet_hours_enabled: boolean;
          quiet_hours_end: string;
          quiet_hours_start: string;
          sms_notifications: boolean;
          sms_project_deadlines: boolean;
          sms_urgent_leads: boolean;
          sms_urgent_messages: boolean;
          timezone: string;
          transaction_status_changes: boolean;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          channels?: NonNullable<Json>;
          deadline_alerts?: boolean;
          digest?: string;
          document_uploads?: boolean;
          email_enabled?: boolean;
          marketing_emails?: boolean;
          milestone_reminders?: boolean;
          participant_activity?: boolean;
          push_notifications?: boolean;
          quiet_hours_enabled?: boolean;
          quiet_hours_end?: string;
          quiet_hours_start?: string;
          sms_notifications?: boolean;
          sms_project_deadlines?: boolean;
          sms_urgent_leads?: boolean;
          sms_urgent_messages?: boolean;
          timezone?: string;
          transaction_status_changes?: boolean;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          channels?: NonNullable<Json>;
          deadline_alerts?: boolean;
          digest?: string;
          document_uploads?: boolean;
          email_enabled?: boolean;
          marketing_emails?: boolean;
          milestone_reminders?: boolean;
          participant_activity?: boolean;
          push_notifications?: boolean;
          quiet_hours_enabled?: boolean;
          quiet_hours_end?: string;
          quiet_hours_start?: string;
          sms_notifications?: boolean;
          sms_project_deadlines?: boolean;
          sms_urgent_leads?: boolean;
          sms_urgent_messages?: boolean;
          timezone?: string;
          transaction_status_changes?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notification_preferences_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          created_at: string;
          dedupe_key: string | null;
          id: string;
          kind: string;
          message: string;
          metadata: NonNullable<Json>;
          read_at: string | null;
          seen_at: string | null;
          title: string;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          dedupe_key?: string | null;
          id?: string;
          kind?: string;
          message?: string;
          metadata?: NonNullable<Json>;
          read_at?: string | null;
          seen_at?: string | null;
          title: string;
          type?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          dedupe_key?: string | null;
          id?: string;
          kind?: string;
          message?: string;
          metadata?: NonNullable<Json>;
          read_at?: string | null;
          seen_at?: string | null;
          title?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notifications_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      oauth_apps: {
        Row: {
          created_at: string;
          has_secret: boolean;
          homepage: string;
          id: string;
          name: string;
          redirect_uris: string[];
          scopes: string[];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          has_secret?: boolean;
          homepage: string;
          id: string;
          name: string;
          redirect_uris: string[];
          scopes: string[];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          has_secret?: boolean;
          homepage?: string;
          id?: string;
          name?: string;
          redirect_uris?: string[];
          scopes?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'oauth_apps_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      offer_invitations: {
        Row: {
          party_id: string;
          round_id: string;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          party_id: string;
          round_id: string;
          transaction_id: string;
        };
        Update: {
          party_id?: string;
          round_id?: string;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'offer_invitations_party_id_fkey';
            columns: ['party_id'];
            isOneToOne: false;
            referencedRelation: 'transaction_parties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offer_invitations_round_id_fkey';
            columns: ['round_id'];
            isOneToOne: false;
            referencedRelation: 'offer_rounds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offer_invitations_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      offer_rounds: {
        Row: {
          created_at: string;
          deadline: string;
          id: string;
          is_sealed: boolean;
          terms: string | null;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deadline: string;
          id?: string;
          is_sealed: boolean;
          terms?: string | null;
          transaction_id: string;
        };
        Update: {
          created_at?: string;
          deadline?: string;
          id?: string;
          is_sealed?: boolean;
          terms?: string | null;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'offer_rounds_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      offers: {
        Row: {
          account_id: string | null;
          closing_days: number | null;
          contingencies: string | null;
          deposit: number | null;
          diligence_days: number | null;
          expires_on: string | null;
          file_id: string | null;
          financing: string;
          id: string;
          licence_history: string | null;
          made_by: string;
          party_id: string;
          price: number;
          proof_of_funds: string;
          round_id: string | null;
          status: string;
          submitted_at: string;
          transaction_id: string;
          waits_for_licence: boolean;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          closing_days?: number | null;
          contingencies?: string | null;
          deposit?: number | null;
          diligence_days?: number | null;
          expires_on?: string | null;
          file_id?: string | null;
          financing?: string;
          id: string;
          licence_history?: string | null;
          made_by: string;
          party_id: string;
          price: number;
          proof_of_funds?: string;
          round_id?: string | null;
          status?: string;
          submitted_at?: string;
          transaction_id: string;
          waits_for_licence?: boolean;
        };
        Update: {
          account_id?: string | null;
          closing_days?: number | null;
          contingencies?: string | null;
          deposit?: number | null;
          diligence_days?: number | null;
          expires_on?: string | null;
          file_id?: string | null;
          financing?: string;
          id?: string;
          licence_history?: string | null;
          made_by?: string;
          party_id?: string;
          price?: number;
          proof_of_funds?: string;
          round_id?: string | null;
          status?: string;
          submitted_at?: string;
          transaction_id?: string;
          waits_for_licence?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'offers_account_id_fkey';
            columns: ['account_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offers_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: false;
            referencedRelation: 'record_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offers_party_id_fkey';
            columns: ['party_id'];
            isOneToOne: false;
            referencedRelation: 'transaction_parties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offers_round_id_fkey';
            columns: ['round_id'];
            isOneToOne: false;
            referencedRelation: 'offer_rounds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offers_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      onboarding_states: {
        Row: {
          checklist_hidden: boolean;
          features_viewed: boolean;
          has_completed_flow: boolean;
          has_seen_selector: boolean;
          pricing_viewed: boolean;
          search_attempted: boolean;
          selected_flow: string | null;
          skip_requested: boolean;
          step: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          checklist_hidden?: boolean;
          features_viewed?: boolean;
          has_completed_flow?: boolean;
          has_seen_selector?: boolean;
          pricing_viewed?: boolean;
          search_attempted?: boolean;
          selected_flow?: string | null;
          skip_requested?: boolean;
          step?: number;
          user_id?: string;
        };
        Update: {
          checklist_hidden?: boolean;
          features_viewed?: boolean;
          has_completed_flow?: boolean;
          has_seen_selector?: boolean;
          pricing_viewed?: boolean;
          search_attempted?: boolean;
          selected_flow?: string | null;
          skip_requested?: boolean;
          step?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'onboarding_states_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      platform_ratings: {
        Row: {
          category: string;
          created_at: string;
          id: string;
          rating: number;
          review: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          category?: string;
          created_at?: string;
          id?: string;
          rating: number;
          review?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          category?: string;
          created_at?: string;
          id?: string;
          rating?: number;
          review?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'platform_ratings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      portal_messages: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          file_id: string | null;
          id: string;
          is_from_party: boolean;
          portal_id: string;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          file_id?: string | null;
          id: string;
          is_from_party: boolean;
          portal_id: string;
          transaction_id: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          file_id?: string | null;
          id?: string;
          is_from_party?: boolean;
          portal_id?: string;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'portal_messages_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'portal_messages_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: false;
            referencedRelation: 'record_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'portal_messages_portal_id_fkey';
            columns: ['portal_id'];
            isOneToOne: false;
            referencedRelation: 'transaction_portals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'portal_messages_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      presence: {
        Row: {
          current_page: string | null;
          device_info: NonNullable<Json>;
          is_hidden: boolean;
          location: NonNullable<Json>;
          status: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          current_page?: string | null;
          device_info?: NonNullable<Json>;
          is_hidden?: boolean;
          location?: NonNullable<Json>;
          status?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          current_page?: string | null;
          device_info?: NonNullable<Json>;
          is_hidden?: boolean;
          location?: NonNullable<Json>;
          status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'presence_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      professional_licenses: {
        Row: {
          expires_on: string | null;
          number: string;
          state: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          expires_on?: string | null;
          number: string;
          state: string;
          user_id?: string;
        };
        Update: {
          expires_on?: string | null;
          number?: string;
          state?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'professional_licenses_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          approval_status: Database['public']['Enums']['approval_status'];
          avatar_url: string | null;
          bio: string | null;
          brokerage_name: string | null;
          company_name: string | null;
          created_at: string;
          email: string | null;
          first_name: string | null;
          full_name: string | null;
          id: string;
          is_company_user: boolean;
          last_name: string | null;
          phone: string | null;
          requires_approval: boolean;
          suspended_at: string | null;
          updated_at: string;
          user_type: Database['public']['Enums']['user_type'] | null;
        };
        ComputedFields: never;
        Insert: {
          approval_status?: Database['public']['Enums']['approval_status'];
          avatar_url?: string | null;
          bio?: string | null;
          brokerage_name?: string | null;
          company_name?: string | null;
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          full_name?: string | null;
          id: string;
          is_company_user?: boolean;
          last_name?: string | null;
          phone?: string | null;
          requires_approval?: boolean;
          suspended_at?: string | null;
          updated_at?: string;
          user_type?: Database['public']['Enums']['user_type'] | null;
        };
        Update: {
          approval_status?: Database['public']['Enums']['approval_status'];
          avatar_url?: string | null;
          bio?: string | null;
          brokerage_name?: string | null;
          company_name?: string | null;
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          full_name?: string | null;
          id?: string;
          is_company_user?: boolean;
          last_name?: string | null;
          phone?: string | null;
          requires_approval?: boolean;
          suspended_at?: string | null;
          updated_at?: string;
          user_type?: Database['public']['Enums']['user_type'] | null;
        };
        Relationships: [];
      };
      properties: {
        Row: {
          care_types: string[];
          city: string | null;
          company_id: string | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          license_number: string | null;
          license_type: string | null;
          licensed_beds: number | null;
          licenses: string[];
          listing_id: string | null;
          name: string;
          notes: string | null;
          owned_by: string | null;
          owner_id: string;
          postal_code: string | null;
          sharing: string;
          state: string | null;
          street: string | null;
          tags: string[];
          tenant_id: string | null;
          total_beds: number | null;
          total_units: number | null;
          updated_at: string;
          version: number;
          workspace_id: string;
          year_built: number | null;
        };
        ComputedFields: never;
        Insert: {
          care_types?: string[];
          city?: string | null;
          company_id?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          license_number?: string | null;
          license_type?: string | null;
          licensed_beds?: number | null;
          licenses?: string[];
          listing_id?: string | null;
          name: string;
          notes?: string | null;
          owned_by?: string | null;
          owner_id?: string;
          postal_code?: string | null;
          sharing?: string;
          state?: string | null;
          street?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          total_beds?: number | null;
          total_units?: number | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
          year_built?: number | null;
        };
        Update: {
          care_types?: string[];
          city?: string | null;
          company_id?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          license_number?: string | null;
          license_type?: string | null;
          licensed_beds?: number | null;
          licenses?: string[];
          listing_id?: string | null;
          name?: string;
          notes?: string | null;
          owned_by?: string | null;
          owner_id?: string;
          postal_code?: string | null;
          sharing?: string;
          state?: string | null;
          street?: string | null;
          tags?: string[];
          tenant_id?: string | null;
          total_beds?: number | null;
          total_units?: number | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
          year_built?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'properties_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'properties_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'properties_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'properties_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      property_tours: {
        Row: {
          cover_id: string | null;
          created_at: string;
          is_published: boolean;
          listing_id: string;
          scene_count: number | null;
          scenes: NonNullable<Json>;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          cover_id?: never;
          created_at?: string;
          is_published?: boolean;
          listing_id: string;
          scene_count?: never;
          scenes: NonNullable<Json>;
          updated_at?: string;
          version?: number;
        };
        Update: {
          cover_id?: never;
          created_at?: string;
          is_published?: boolean;
          listing_id?: string;
          scene_count?: never;
          scenes?: NonNullable<Json>;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'property_tours_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: true;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      prospect_events: {
        Row: {
          amount: number | null;
          at: string;
          community_id: string;
          id: string;
          note: string | null;
          prospect_id: string;
          reason: string | null;
          recorded_at: string;
          recorded_by: string | null;
          type: string;
          unit_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount?: number | null;
          at: string;
          community_id: string;
          id?: string;
          note?: string | null;
          prospect_id: string;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          type: string;
          unit_id?: string | null;
        };
        Update: {
          amount?: number | null;
          at?: string;
          community_id?: string;
          id?: string;
          note?: string | null;
          prospect_id?: string;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          type?: string;
          unit_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'prospect_events_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'prospect_events_prospect_id_fkey';
            columns: ['prospect_id'];
            isOneToOne: false;
            referencedRelation: 'resident_prospects';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'prospect_events_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'prospect_events_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      record_changes: {
        Row: {
          act: string;
          at: string;
          by: string | null;
          id: number;
          kind: string;
          now: Json | null;
          record_id: string;
          version: number;
          was: Json | null;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          act: string;
          at?: string;
          by?: string | null;
          id?: never;
          kind: string;
          now?: Json | null;
          record_id: string;
          version: number;
          was?: Json | null;
          workspace_id: string;
        };
        Update: {
          act?: string;
          at?: string;
          by?: string | null;
          id?: never;
          kind?: string;
          now?: Json | null;
          record_id?: string;
          version?: number;
          was?: Json | null;
          workspace_id?: string;
        };
        Relationships: [];
      };
      record_comments: {
        Row: {
          body: string;
          by: string;
          created_at: string;
          deleted_at: string | null;
          edited_at: string | null;
          id: string;
          kind: string;
          mentions: string[];
          outcome: string | null;
          record_id: string;
          way: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          by?: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          id?: string;
          kind: string;
          mentions?: string[];
          outcome?: string | null;
          record_id: string;
          way?: string;
          workspace_id?: string;
        };
        Update: {
          body?: string;
          by?: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          id?: string;
          kind?: string;
          mentions?: string[];
          outcome?: string | null;
          record_id?: string;
          way?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'record_comments_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      record_files: {
        Row: {
          by: string | null;
          created_at: string;
          id: string;
          kind: string;
          name: string;
          path: string;
          record_id: string;
          size: number;
          type: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          by?: string | null;
          created_at?: string;
          id: string;
          kind: string;
          name: string;
          path: string;
          record_id: string;
          size: number;
          type: string;
          workspace_id: string;
        };
        Update: {
          by?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          name?: string;
          path?: string;
          record_id?: string;
          size?: number;
          type?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'record_files_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      record_tasks: {
        Row: {
          assignee_id: string | null;
          by: string | null;
          created_at: string;
          done_at: string | null;
          done_by: string | null;
          due_at: string | null;
          due_on: string | null;
          id: string;
          kind: string | null;
          note: string | null;
          record_id: string | null;
          remind_at: string | null;
          title: string;
          updated_at: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          assignee_id?: string | null;
          by?: string | null;
          created_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          due_at?: string | null;
          due_on?: string | null;
          id?: string;
          kind?: string | null;
          note?: string | null;
          record_id?: string | null;
          remind_at?: string | null;
          title: string;
          updated_at?: string;
          workspace_id?: string;
        };
        Update: {
          assignee_id?: string | null;
          by?: string | null;
          created_at?: string;
          done_at?: string | null;
          done_by?: string | null;
          due_at?: string | null;
          due_on?: string | null;
          id?: string;
          kind?: string | null;
          note?: string | null;
          record_id?: string | null;
          remind_at?: string | null;
          title?: string;
          updated_at?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'record_tasks_assignee_id_fkey';
            columns: ['assignee_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'record_tasks_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      removed_photos: {
        Row: {
          at: string;
          caption: string | null;
          id: string;
          image_url: string;
          listing_id: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          caption?: string | null;
          id?: string;
          image_url: string;
          listing_id: string;
          reason: string;
        };
        Update: {
          at?: string;
          caption?: string | null;
          id?: string;
          image_url?: string;
          listing_id?: string;
          reason?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'removed_photos_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_access_log: {
        Row: {
          at: string;
          community_id: string;
          id: string;
          is_break_glass: boolean;
          positions: string[];
          reason: string | null;
          resident_id: string;
          user_id: string;
          user_name: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          community_id: string;
          id?: string;
          is_break_glass?: boolean;
          positions: string[];
          reason?: string | null;
          resident_id: string;
          user_id: string;
          user_name: string;
        };
        Update: {
          at?: string;
          community_id?: string;
          id?: string;
          is_break_glass?: boolean;
          positions?: string[];
          reason?: string | null;
          resident_id?: string;
          user_id?: string;
          user_name?: string;
        };
        Relationships: [];
      };
      resident_allergies: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          owner_id: string | null;
          reaction: string | null;
          resident_id: string;
          severity: string | null;
          sharing: string;
          substance: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          owner_id?: string | null;
          reaction?: string | null;
          resident_id: string;
          severity?: string | null;
          sharing?: string;
          substance: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          owner_id?: string | null;
          reaction?: string | null;
          resident_id?: string;
          severity?: string | null;
          sharing?: string;
          substance?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_allergies_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_allergies_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_allergies_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_belongings: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          item: string;
          note: string | null;
          owner_id: string | null;
          quantity: number;
          resident_id: string;
          returned_on: string | null;
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          value: number | null;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          item: string;
          note?: string | null;
          owner_id?: string | null;
          quantity?: number;
          resident_id: string;
          returned_on?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          value?: number | null;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          item?: string;
          note?: string | null;
          owner_id?: string | null;
          quantity?: number;
          resident_id?: string;
          returned_on?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          value?: number | null;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_belongings_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_belongings_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_belongings_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_care_levels: {
        Row: {
          assessment_id: string | null;
          community_id: string;
          decided_at: string;
          decided_by: string | null;
          effective_on: string;
          id: string;
          level: number;
          notice_days: number;
          reason: string | null;
          resident_id: string;
        };
        ComputedFields: never;
        Insert: {
          assessment_id?: string | null;
          community_id: string;
          decided_at?: string;
          decided_by?: string | null;
          effective_on: string;
          id?: string;
          level: number;
          notice_days?: number;
          reason?: string | null;
          resident_id: string;
        };
        Update: {
          assessment_id?: string | null;
          community_id?: string;
          decided_at?: string;
          decided_by?: string | null;
          effective_on?: string;
          id?: string;
          level?: number;
          notice_days?: number;
          reason?: string | null;
          resident_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_care_levels_assessment_id_fkey';
            columns: ['assessment_id'];
            isOneToOne: false;
            referencedRelation: 'care_assessments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_care_levels_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_care_levels_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_care_levels_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_care_profiles: {
        Row: {
          advance_directives: string[];
          code_status: string;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          mobility: string | null;
          notes: string | null;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          advance_directives?: string[];
          code_status: string;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          mobility?: string | null;
          notes?: string | null;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          advance_directives?: string[];
          code_status?: string;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          mobility?: string | null;
          notes?: string | null;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_care_profiles_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_care_profiles_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_care_profiles_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_consents: {
        Row: {
          granted_at: string;
          id: string;
          item: string;
          recorded_by: string | null;
          resident_id: string;
          user_id: string;
          withdrawn_at: string | null;
          withdrawn_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          granted_at?: string;
          id?: string;
          item: string;
          recorded_by?: string | null;
          resident_id: string;
          user_id: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Update: {
          granted_at?: string;
          id?: string;
          item?: string;
          recorded_by?: string | null;
          resident_id?: string;
          user_id?: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_consents_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_consents_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_consents_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_consents_withdrawn_by_fkey';
            columns: ['withdrawn_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_contacts: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          email: string | null;
          id: string;
          name: string;
          owner_id: string | null;
          phone: string | null;
          relation: string | null;
          resident_id: string;
          roles: string[];
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id?: string;
          name: string;
          owner_id?: string | null;
          phone?: string | null;
          relation?: string | null;
          resident_id: string;
          roles?: string[];
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          email?: string | null;
          id?: string;
          name?: string;
          owner_id?: string | null;
          phone?: string | null;
          relation?: string | null;
          resident_id?: string;
          roles?: string[];
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_contacts_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_contacts_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_contacts_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_diagnoses: {
        Row: {
          code: string | null;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          diagnosis: string;
          id: string;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          since: string | null;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          code?: string | null;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          diagnosis: string;
          id?: string;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          since?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          code?: string | null;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          diagnosis?: string;
          id?: string;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          since?: string | null;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_diagnoses_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_diagnoses_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_diagnoses_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_diets: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          diet: string;
          id: string;
          liquids: string | null;
          notes: string | null;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          tenant_id: string | null;
          texture: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          diet: string;
          id?: string;
          liquids?: string | null;
          notes?: string | null;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          tenant_id?: string | null;
          texture?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          diet?: string;
          id?: string;
          liquids?: string | null;
          notes?: string | null;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          tenant_id?: string | null;
          texture?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_diets_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_diets_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_diets_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_documents: {
        Row: {
          agreement_id: string | null;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          expires_on: string | null;
          file_name: string | null;
          file_path: string | null;
          file_size: number | null;
          file_type: string | null;
          id: string;
          name: string;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          signed_on: string | null;
          tenant_id: string | null;
          type: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          agreement_id?: string | null;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          expires_on?: string | null;
          file_name?: string | null;
          file_path?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          name: string;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          signed_on?: string | null;
          tenant_id?: string | null;
          type: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          agreement_id?: string | null;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          expires_on?: string | null;
          file_name?: string | null;
          file_path?: string | null;
          file_size?: number | null;
          file_type?: string | null;
          id?: string;
          name?: string;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          signed_on?: string | null;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_documents_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_documents_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_documents_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_evacuation_needs: {
        Row: {
          assistance: string;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          equipment: string[];
          id: string;
          notes: string | null;
          owner_id: string | null;
          resident_id: string;
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          assistance: string;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          equipment?: string[];
          id?: string;
          notes?: string | null;
          owner_id?: string | null;
          resident_id: string;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          assistance?: string;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          equipment?: string[];
          id?: string;
          notes?: string | null;
          owner_id?: string | null;
          resident_id?: string;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_evacuation_needs_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_evacuation_needs_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_evacuation_needs_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_identities: {
        Row: {
          birth_date: string;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          medicaid_number: string | null;
          medicare_number: string | null;
          owner_id: string | null;
          resident_id: string;
          sex: string | null;
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          birth_date: string;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          medicaid_number?: string | null;
          medicare_number?: string | null;
          owner_id?: string | null;
          resident_id: string;
          sex?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          birth_date?: string;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          medicaid_number?: string | null;
          medicare_number?: string | null;
          owner_id?: string | null;
          resident_id?: string;
          sex?: string | null;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_identities_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_identities_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_identities_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_payors: {
        Row: {
          begins_on: string;
          community_id: string;
          covers: string;
          created_at: string;
          deleted_at: string | null;
          ends_on: string | null;
          id: string;
          owner_id: string | null;
          payor: string;
          policy_number: string | null;
          priority: number;
          resident_id: string;
          share_amount: number | null;
          share_rule: string;
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          begins_on: string;
          community_id: string;
          covers?: string;
          created_at?: string;
          deleted_at?: string | null;
          ends_on?: string | null;
          id?: string;
          owner_id?: string | null;
          payor: string;
          policy_number?: string | null;
          priority?: number;
          resident_id: string;
          share_amount?: number | null;
          share_rule?: string;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          begins_on?: string;
          community_id?: string;
          covers?: string;
          created_at?: string;
          deleted_at?: string | null;
          ends_on?: string | null;
          id?: string;
          owner_id?: string | null;
          payor?: string;
          policy_number?: string | null;
          priority?: number;
          resident_id?: string;
          share_amount?: number | null;
          share_rule?: string;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_payors_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_payors_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_payors_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_physicians: {
        Row: {
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          fax: string | null;
          id: string;
          name: string;
          owner_id: string | null;
          phone: string | null;
          resident_id: string;
          sharing: string;
          tenant_id: string | null;
          type: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          fax?: string | null;
          id?: string;
          name: string;
          owner_id?: string | null;
          phone?: string | null;
          resident_id: string;
          sharing?: string;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          fax?: string | null;
          id?: string;
          name?: string;
          owner_id?: string | null;
          phone?: string | null;
          resident_id?: string;
          sharing?: string;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_physicians_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_physicians_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_physicians_parent_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      resident_prospects: {
        Row: {
          applied_on: string | null;
          birth_date: string | null;
          care_type: string | null;
          community_id: string;
          contact_email: string | null;
          contact_name: string | null;
          contact_phone: string | null;
          contact_relation: string | null;
          created_at: string;
          declined_offers: number;
          deleted_at: string | null;
          deposit: number | null;
          deposit_on: string | null;
          desired_on: string | null;
          id: string;
          inquired_on: string;
          lost_on: string | null;
          lost_reason: string | null;
          monthly_budget: number | null;
          moved_in_on: string | null;
          name: string;
          notes: string | null;
          owner_id: string | null;
          payor: string | null;
          preferred_name: string | null;
          resident_id: string | null;
          sharing: string;
          source: string | null;
          stage: string;
          tenant_id: string | null;
          toured_on: string | null;
          unit_types: string[];
          updated_at: string;
          version: number;
          waitlist_priority: string;
          waitlisted_at: string | null;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          applied_on?: string | null;
          birth_date?: string | null;
          care_type?: string | null;
          community_id: string;
          contact_email?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          contact_relation?: string | null;
          created_at?: string;
          declined_offers?: number;
          deleted_at?: string | null;
          deposit?: number | null;
          deposit_on?: string | null;
          desired_on?: string | null;
          id?: string;
          inquired_on?: string;
          lost_on?: string | null;
          lost_reason?: string | null;
          monthly_budget?: number | null;
          moved_in_on?: string | null;
          name: string;
          notes?: string | null;
          owner_id?: string | null;
          payor?: string | null;
          preferred_name?: string | null;
          resident_id?: string | null;
          sharing?: string;
          source?: string | null;
          stage?: string;
          tenant_id?: string | null;
          toured_on?: string | null;
          unit_types?: string[];
          updated_at?: string;
          version?: number;
          waitlist_priority?: string;
          waitlisted_at?: string | null;
          workspace_id?: string;
        };
        Update: {
          applied_on?: string | null;
          birth_date?: string | null;
          care_type?: string | null;
          community_id?: string;
          contact_email?: string | null;
          contact_name?: string | null;
          contact_phone?: string | null;
          contact_relation?: string | null;
          created_at?: string;
          declined_offers?: number;
          deleted_at?: string | null;
          deposit?: number | null;
          deposit_on?: string | null;
          desired_on?: string | null;
          id?: string;
          inquired_on?: string;
          lost_on?: string | null;
          lost_reason?: string | null;
          monthly_budget?: number | null;
          moved_in_on?: string | null;
          name?: string;
          notes?: string | null;
          owner_id?: string | null;
          payor?: string | null;
          preferred_name?: string | null;
          resident_id?: string | null;
          sharing?: string;
          source?: string | null;
          stage?: string;
          tenant_id?: string | null;
          toured_on?: string | null;
          unit_types?: string[];
          updated_at?: string;
          version?: number;
          waitlist_priority?: string;
          waitlisted_at?: string | null;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'resident_prospects_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_prospects_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resident_prospects_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
        ];
      };
      residents: {
        Row: {
          anonymized_at: string | null;
          bed_id: string | null;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          moved_in_on: string | null;
          name: string;
          owner_id: string | null;
          photo_path: string | null;
          preferred_name: string | null;
          sharing: string;
          status: string;
          tenant_id: string | null;
          unit_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          anonymized_at?: string | null;
          bed_id?: string | null;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          moved_in_on?: string | null;
          name: string;
          owner_id?: string | null;
          photo_path?: string | null;
          preferred_name?: string | null;
          sharing?: string;
          status?: string;
          tenant_id?: string | null;
          unit_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          anonymized_at?: string | null;
          bed_id?: string | null;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          moved_in_on?: string | null;
          name?: string;
          owner_id?: string | null;
          photo_path?: string | null;
          preferred_name?: string | null;
          sharing?: string;
          status?: string;
          tenant_id?: string | null;
          unit_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'residents_bed_id_fkey';
            columns: ['bed_id'];
            isOneToOne: false;
            referencedRelation: 'beds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'residents_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'residents_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'residents_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      revisions: {
        Row: {
          changes: NonNullable<Json>;
          created_at: string;
          id: string;
          listing_id: string | null;
          profile_id: string | null;
          status: string;
          updated_at: string;
          user_id: string;
          vendor_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          changes: NonNullable<Json>;
          created_at?: string;
          id?: string;
          listing_id?: string | null;
          profile_id?: string | null;
          status?: string;
          updated_at?: string;
          user_id: string;
          vendor_id?: string | null;
        };
        Update: {
          changes?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          listing_id?: string | null;
          profile_id?: string | null;
          status?: string;
          updated_at?: string;
          user_id?: string;
          vendor_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'revisions_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: true;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'revisions_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'revisions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'revisions_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: true;
            referencedRelation: 'vendors';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_listings: {
        Row: {
          id: string;
          list_id: string | null;
          listing_id: string;
          note: string;
          price_when_saved: number | null;
          saved_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          id?: string;
          list_id?: string | null;
          listing_id: string;
          note?: string;
          price_when_saved?: number | null;
          saved_at?: string;
          user_id?: string;
        };
        Update: {
          id?: string;
          list_id?: string | null;
          listing_id?: string;
          note?: string;
          price_when_saved?: number | null;
          saved_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_listings_list_fkey';
            columns: ['list_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'saved_lists';
            referencedColumns: ['id', 'user_id'];
          },
          {
            foreignKeyName: 'saved_listings_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'saved_listings_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_lists: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_lists_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_searches: {
        Row: {
          cadence: string;
          created_at: string;
          facets: string[];
          id: string;
          is_paused: boolean;
          is_sample: boolean;
          looked_at: string;
          name: string;
          on_new: boolean;
          on_price: boolean;
          on_status: boolean;
          user_id: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          cadence?: string;
          created_at?: string;
          facets?: string[];
          id?: string;
          is_paused?: boolean;
          is_sample?: boolean;
          looked_at?: string;
          name: string;
          on_new?: boolean;
          on_price?: boolean;
          on_status?: boolean;
          user_id?: string;
          words?: string;
        };
        Update: {
          cadence?: string;
          created_at?: string;
          facets?: string[];
          id?: string;
          is_paused?: boolean;
          is_sample?: boolean;
          looked_at?: string;
          name?: string;
          on_new?: boolean;
          on_price?: boolean;
          on_status?: boolean;
          user_id?: string;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_searches_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_values: {
        Row: {
          kept_at: string;
          name: string;
          user_id: string;
          value: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          kept_at?: string;
          name: string;
          user_id?: string;
          value: NonNullable<Json>;
        };
        Update: {
          kept_at?: string;
          name?: string;
          user_id?: string;
          value?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_values_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_views: {
        Row: {
          columns: NonNullable<Json>;
          created_at: string;
          id: string;
          kind: string;
          name: string;
          owner_id: string;
          position: number;
          search: NonNullable<Json>;
          sharing: string;
          tenant_id: string | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          columns?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          kind: string;
          name: string;
          owner_id?: string;
          position?: number;
          search?: NonNullable<Json>;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          columns?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          kind?: string;
          name?: string;
          owner_id?: string;
          position?: number;
          search?: NonNullable<Json>;
          sharing?: string;
          tenant_id?: string | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_views_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'saved_views_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      scheduled_messages: {
        Row: {
          conversation_id: string;
          created_at: string;
          failure: string | null;
          files: NonNullable<Json>;
          id: string;
          message_text: string;
          reply_to: string | null;
          send_at: string;
          sender_id: string;
        };
        ComputedFields: never;
        Insert: {
          conversation_id: string;
          created_at?: string;
          failure?: string | null;
          files?: NonNullable<Json>;
          id?: string;
          message_text: string;
          reply_to?: string | null;
          send_at: string;
          sender_id?: string;
        };
        Update: {
          conversation_id?: string;
          created_at?: string;
          failure?: string | null;
          files?: NonNullable<Json>;
          id?: string;
          message_text?: string;
          reply_to?: string | null;
          send_at?: string;
          sender_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'scheduled_messages_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'chat_conversations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'scheduled_messages_reply_to_fkey';
            columns: ['reply_to'];
            isOneToOne: false;
            referencedRelation: 'conversation_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'scheduled_messages_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      search_matches: {
        Row: {
          detail: string;
          due_at: string | null;
          found_at: string;
          id: string;
          listing_id: string;
          on_day: string;
          search_id: string;
          told_at: string | null;
          user_id: string;
          what: string;
        };
        ComputedFields: never;
        Insert: {
          detail?: string;
          due_at?: string | null;
          found_at?: string;
          id?: string;
          listing_id: string;
          on_day: string;
          search_id: string;
          told_at?: string | null;
          user_id: string;
          what: string;
        };
        Update: {
          detail?: string;
          due_at?: string | null;
          found_at?: string;
          id?: string;
          listing_id?: string;
          on_day?: string;
          search_id?: string;
          told_at?: string | null;
          user_id?: string;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'search_matches_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'search_matches_search_id_fkey';
            columns: ['search_id'];
            isOneToOne: false;
            referencedRelation: 'saved_searches';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'search_matches_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      seller_profiles: {
        Row: {
          additional_information: string | null;
          draft_id: string | null;
          location: string | null;
          occupancy: string | null;
          price_range: string | null;
          property_name: string | null;
          property_types: string[];
          reason: string | null;
          timeline: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          additional_information?: string | null;
          draft_id?: string | null;
          location?: string | null;
          occupancy?: string | null;
          price_range?: string | null;
          property_name?: string | null;
          property_types?: string[];
          reason?: string | null;
          timeline?: string | null;
          user_id?: string;
        };
        Update: {
          additional_information?: string | null;
          draft_id?: string | null;
          location?: string | null;
          occupancy?: string | null;
          price_range?: string | null;
          property_name?: string | null;
          property_types?: string[];
          reason?: string | null;
          timeline?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'seller_profiles_draft_id_fkey';
            columns: ['draft_id'];
            isOneToOne: false;
            referencedRelation: 'listing_drafts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'seller_profiles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      sequence_enrolments: {
        Row: {
          contact_id: string;
          due_at: string | null;
          ended_at: string | null;
          enrolled_at: string;
          id: string;
          organization_id: string;
          place: number;
          reason: string | null;
          recipient: string;
          sender_id: string;
          sequence_id: string;
          status: string;
          workspace_id: string;
          zone: string;
        };
        ComputedFields: never;
        Insert: {
          contact_id: string;
          due_at?: string | null;
          ended_at?: string | null;
          enrolled_at?: string;
          id?: string;
          organization_id: string;
          place?: number;
          reason?: string | null;
          recipient: string;
          sender_id: string;
          sequence_id: string;
          status?: string;
          workspace_id: string;
          zone: string;
        };
        Update: {
          contact_id?: string;
          due_at?: string | null;
          ended_at?: string | null;
          enrolled_at?: string;
          id?: string;
          organization_id?: string;
          place?: number;
          reason?: string | null;
          recipient?: string;
          sender_id?: string;
          sequence_id?: string;
          status?: string;
          workspace_id?: string;
          zone?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sequence_enrolments_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sequence_enrolments_sender_id_fkey';
            columns: ['sender_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sequence_enrolments_sequence_id_fkey';
            columns: ['sequence_id'];
            isOneToOne: false;
            referencedRelation: 'email_sequences';
            referencedColumns: ['id'];
          },
        ];
      };
      sequence_steps: {
        Row: {
          body: string | null;
          id: string;
          kind: string;
          place: number;
          sequence_id: string;
          title: string;
          wait_days: number;
        };
        ComputedFields: never;
        Insert: {
          body?: string | null;
          id?: string;
          kind: string;
          place: number;
          sequence_id: string;
          title: string;
          wait_days?: number;
        };
        Update: {
          body?: string | null;
          id?: string;
          kind?: string;
          place?: number;
          sequence_id?: string;
          title?: string;
          wait_days?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'sequence_steps_sequence_id_fkey';
            columns: ['sequence_id'];
            isOneToOne: false;
            referencedRelation: 'email_sequences';
            referencedColumns: ['id'];
          },
        ];
      };
      shift_assignments: {
        Row: {
          community_id: string;
          ends_at: string;
          id: string;
          member_id: string;
          starts_at: string;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          ends_at: string;
          id?: string;
          member_id: string;
          starts_at: string;
          unit_id: string;
        };
        Update: {
          community_id?: string;
          ends_at?: string;
          id?: string;
          member_id?: string;
          starts_at?: string;
          unit_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shift_assignments_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_assignments_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'community_members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shift_assignments_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      shortlist_items: {
        Row: {
          answer: string | null;
          answer_note: string | null;
          answered_at: string | null;
          clicked_at: string | null;
          clicks: number;
          fits: string[];
          id: string;
          listing_id: string;
          misses: string[];
          place: number;
          property_name: string;
          shortlist_id: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          answer_note?: string | null;
          answered_at?: string | null;
          clicked_at?: string | null;
          clicks?: number;
          fits?: string[];
          id?: string;
          listing_id: string;
          misses?: string[];
          place: number;
          property_name: string;
          shortlist_id: string;
          workspace_id: string;
        };
        Update: {
          answer?: string | null;
          answer_note?: string | null;
          answered_at?: string | null;
          clicked_at?: string | null;
          clicks?: number;
          fits?: string[];
          id?: string;
          listing_id?: string;
          misses?: string[];
          place?: number;
          property_name?: string;
          shortlist_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shortlist_items_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shortlist_items_shortlist_id_fkey';
            columns: ['shortlist_id'];
            isOneToOne: false;
            referencedRelation: 'shortlists';
            referencedColumns: ['id'];
          },
        ];
      };
      shortlists: {
        Row: {
          by: string | null;
          contact_id: string;
          ended_at: string | null;
          id: string;
          note: string | null;
          recipient: string;
          sent_at: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          by?: string | null;
          contact_id: string;
          ended_at?: string | null;
          id?: string;
          note?: string | null;
          recipient: string;
          sent_at?: string;
          workspace_id: string;
        };
        Update: {
          by?: string | null;
          contact_id?: string;
          ended_at?: string | null;
          id?: string;
          note?: string | null;
          recipient?: string;
          sent_at?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'shortlists_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'shortlists_contact_id_fkey';
            columns: ['contact_id'];
            isOneToOne: false;
            referencedRelation: 'contacts';
            referencedColumns: ['id'];
          },
        ];
      };
      sign_in_alerts: {
        Row: {
          happened_at: string;
          id: string;
          user_agent: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          happened_at: string;
          id: string;
          user_agent?: string | null;
          user_id: string;
        };
        Update: {
          happened_at?: string;
          id?: string;
          user_agent?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      site_widgets: {
        Row: {
          created_at: string;
          form_id: string | null;
          id: string;
          kind: string;
          origins: string[];
          revoked_at: string | null;
          theme: string;
          title: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          form_id?: string | null;
          id: string;
          kind: string;
          origins: string[];
          revoked_at?: string | null;
          theme?: string;
          title: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          form_id?: string | null;
          id?: string;
          kind?: string;
          origins?: string[];
          revoked_at?: string | null;
          theme?: string;
          title?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'site_widgets_form_id_fkey';
            columns: ['form_id'];
            isOneToOne: false;
            referencedRelation: 'lead_forms';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'site_widgets_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      stay_events: {
        Row: {
          at: string;
          bed_id: string | null;
          community_id: string;
          corrects_id: string | null;
          destination: string | null;
          hold_days: number | null;
          id: string;
          is_removal: boolean;
          is_second_occupant: boolean;
          reason: string | null;
          recorded_at: string;
          recorded_by: string | null;
          resident_id: string;
          type: string;
          unit_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          at: string;
          bed_id?: string | null;
          community_id: string;
          corrects_id?: string | null;
          destination?: string | null;
          hold_days?: number | null;
          id?: string;
          is_removal?: boolean;
          is_second_occupant?: boolean;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          resident_id: string;
          type: string;
          unit_id?: string | null;
        };
        Update: {
          at?: string;
          bed_id?: string | null;
          community_id?: string;
          corrects_id?: string | null;
          destination?: string | null;
          hold_days?: number | null;
          id?: string;
          is_removal?: boolean;
          is_second_occupant?: boolean;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          resident_id?: string;
          type?: string;
          unit_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'stay_events_bed_id_fkey';
            columns: ['bed_id'];
            isOneToOne: false;
            referencedRelation: 'beds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stay_events_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stay_events_corrects_id_fkey';
            columns: ['corrects_id'];
            isOneToOne: false;
            referencedRelation: 'stay_events';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stay_events_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stay_events_resident_id_fkey';
            columns: ['resident_id'];
            isOneToOne: false;
            referencedRelation: 'residents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'stay_events_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      subscribers: {
        Row: {
          is_trial: boolean;
          subscribed: boolean;
          subscription_end: string | null;
          subscription_tier: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          is_trial?: boolean;
          subscribed?: boolean;
          subscription_end?: string | null;
          subscription_tier?: string | null;
          user_id: string;
        };
        Update: {
          is_trial?: boolean;
          subscribed?: boolean;
          subscription_end?: string | null;
          subscription_tier?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'subscribers_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      support_ticket_notes: {
        Row: {
          author_id: string | null;
          created_at: string;
          id: string;
          note: string;
          ticket_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          created_at?: string;
          id?: string;
          note: string;
          ticket_id: string;
        };
        Update: {
          author_id?: string | null;
          created_at?: string;
          id?: string;
          note?: string;
          ticket_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'support_ticket_notes_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'support_ticket_notes_ticket_id_fkey';
            columns: ['ticket_id'];
            isOneToOne: false;
            referencedRelation: 'support_tickets';
            referencedColumns: ['id'];
          },
        ];
      };
      support_tickets: {
        Row: {
          created_at: string;
          email: string;
          handled_at: string | null;
          id: string;
          message: string;
          name: string;
          number: number;
          request_id: string;
          status: string;
          topic: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          handled_at?: string | null;
          id?: string;
          message: string;
          name: string;
          number?: number;
          request_id: string;
          status?: string;
          topic: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          handled_at?: string | null;
          id?: string;
          message?: string;
          name?: string;
          number?: number;
          request_id?: string;
          status?: string;
          topic?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'support_tickets_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      system_settings: {
        Row: {
          setting_key: string;
          setting_type: string;
          setting_value: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          setting_key: string;
          setting_type: string;
          setting_value: NonNullable<Json>;
        };
        Update: {
          setting_key?: string;
          setting_type?: string;
          setting_value?: NonNullable<Json>;
        };
        Relationships: [];
      };
      tenant_users: {
        Row: {
          admitted_by: string | null;
          id: string;
          is_active: boolean;
          role: Database['public']['Enums']['tenant_role'];
          tenant_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          admitted_by?: string | null;
          id?: string;
          is_active?: boolean;
          role?: Database['public']['Enums']['tenant_role'];
          tenant_id: string;
          user_id: string;
        };
        Update: {
          admitted_by?: string | null;
          id?: string;
          is_active?: boolean;
          role?: Database['public']['Enums']['tenant_role'];
          tenant_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tenant_users_admitted_by_fkey';
            columns: ['admitted_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tenant_users_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tenant_users_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      tenants: {
        Row: {
          branding: NonNullable<Json>;
          id: string;
          max_properties: number;
          max_users: number;
          name: string;
          plan_type: string;
          settings: NonNullable<Json>;
          subdomain: string;
        };
        ComputedFields: never;
        Insert: {
          branding?: NonNullable<Json>;
          id?: string;
          max_properties?: number;
          max_users?: number;
          name: string;
          plan_type?: string;
          settings?: NonNullable<Json>;
          subdomain: string;
        };
        Update: {
          branding?: NonNullable<Json>;
          id?: string;
          max_properties?: number;
          max_users?: number;
          name?: string;
          plan_type?: string;
          settings?: NonNullable<Json>;
          subdomain?: string;
        };
        Relationships: [];
      };
      transaction_dates: {
        Row: {
          concerns: string[];
          counts: string;
          days: number;
          done_on: string | null;
          due_on: string | null;
          follows: string[];
          id: string;
          key: string;
          label: string;
          lane: string;
          position: number;
          reminded_for: string | null;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          concerns?: string[];
          counts?: string;
          days?: number;
          done_on?: string | null;
          due_on?: string | null;
          follows?: string[];
          id?: string;
          key: string;
          label: string;
          lane?: string;
          position: number;
          reminded_for?: string | null;
          transaction_id: string;
        };
        Update: {
          concerns?: string[];
          counts?: string;
          days?: number;
          done_on?: string | null;
          due_on?: string | null;
          follows?: string[];
          id?: string;
          key?: string;
          label?: string;
          lane?: string;
          position?: number;
          reminded_for?: string | null;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transaction_dates_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      transaction_documents: {
        Row: {
          audience: string;
          created_at: string;
          document_name: string;
          file_id: string | null;
          id: string;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          audience?: string;
          created_at?: string;
          document_name: string;
          file_id?: string | null;
          id?: string;
          transaction_id: string;
        };
        Update: {
          audience?: string;
          created_at?: string;
          document_name?: string;
          file_id?: string | null;
          id?: string;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transaction_documents_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: true;
            referencedRelation: 'record_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transaction_documents_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      transaction_fees: {
        Row: {
          amount: number | null;
          created_at: string;
          id: string;
          label: string;
          percent: number | null;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount?: number | null;
          created_at?: string;
          id?: string;
          label: string;
          percent?: number | null;
          transaction_id: string;
        };
        Update: {
          amount?: number | null;
          created_at?: string;
          id?: string;
          label?: string;
          percent?: number | null;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transaction_fees_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      transaction_parties: {
        Row: {
          added_by: string | null;
          company: string | null;
          created_at: string;
          email: string | null;
          id: string;
          name: string;
          role: string;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          added_by?: string | null;
          company?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          name: string;
          role: string;
          transaction_id: string;
        };
        Update: {
          added_by?: string | null;
          company?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          name?: string;
          role?: string;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transaction_parties_added_by_fkey';
            columns: ['added_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transaction_parties_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      transaction_paths: {
        Row: {
          care: string;
          financing: string;
          is_interim: boolean;
          laid_at: string;
          state: string;
          template: string;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          care: string;
          financing: string;
          is_interim?: boolean;
          laid_at?: string;
          state: string;
          template: string;
          transaction_id: string;
        };
        Update: {
          care?: string;
          financing?: string;
          is_interim?: boolean;
          laid_at?: string;
          state?: string;
          template?: string;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transaction_paths_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: true;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      transaction_portals: {
        Row: {
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          opened_at: string | null;
          party_id: string | null;
          quote_id: string | null;
          revoked_at: string | null;
          transaction_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          expires_at: string;
          id?: string;
          opened_at?: string | null;
          party_id?: string | null;
          quote_id?: string | null;
          revoked_at?: string | null;
          transaction_id: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          opened_at?: string | null;
          party_id?: string | null;
          quote_id?: string | null;
          revoked_at?: string | null;
          transaction_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transaction_portals_party_id_fkey';
            columns: ['party_id'];
            isOneToOne: false;
            referencedRelation: 'transaction_parties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transaction_portals_quote_id_fkey';
            columns: ['quote_id'];
            isOneToOne: false;
            referencedRelation: 'transaction_quotes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transaction_portals_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      transaction_quotes: {
        Row: {
          answered_at: string | null;
          created_at: string;
          days: number | null;
          decision: string | null;
          due_on: string | null;
          email: string;
          file_id: string | null;
          id: string;
          kind: string;
          n: number;
          price: number | null;
          terms: string | null;
          transaction_id: string;
          valid_until: string | null;
          vendor: string;
          wanted: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          created_at?: string;
          days?: number | null;
          decision?: string | null;
          due_on?: string | null;
          email: string;
          file_id?: string | null;
          id?: string;
          kind: string;
          n?: number;
          price?: number | null;
          terms?: string | null;
          transaction_id: string;
          valid_until?: string | null;
          vendor: string;
          wanted: string;
        };
        Update: {
          answered_at?: string | null;
          created_at?: string;
          days?: number | null;
          decision?: string | null;
          due_on?: string | null;
          email?: string;
          file_id?: string | null;
          id?: string;
          kind?: string;
          n?: number;
          price?: number | null;
          terms?: string | null;
          transaction_id?: string;
          valid_until?: string | null;
          vendor?: string;
          wanted?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transaction_quotes_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: false;
            referencedRelation: 'record_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transaction_quotes_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: false;
            referencedRelation: 'transactions';
            referencedColumns: ['id'];
          },
        ];
      };
      transactions: {
        Row: {
          broker_id: string | null;
          closed_on: string | null;
          created_at: string;
          deal_id: string | null;
          deleted_at: string | null;
          ended_reason: string | null;
          expected_close: string | null;
          id: string;
          listing_id: string | null;
          owner_id: string;
          price: number | null;
          property_id: string | null;
          property_name: string;
          sharing: string;
          side: string;
          stage_since: string;
          state: string | null;
          status: string;
          tenant_id: string | null;
          updated_at: string;
          user_id: string | null;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          broker_id?: string | null;
          closed_on?: string | null;
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          ended_reason?: string | null;
          expected_close?: string | null;
          id?: string;
          listing_id?: string | null;
          owner_id?: string;
          price?: number | null;
          property_id?: string | null;
          property_name: string;
          sharing?: string;
          side?: string;
          stage_since?: string;
          state?: string | null;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          user_id?: string | null;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          broker_id?: string | null;
          closed_on?: string | null;
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          ended_reason?: string | null;
          expected_close?: string | null;
          id?: string;
          listing_id?: string | null;
          owner_id?: string;
          price?: number | null;
          property_id?: string | null;
          property_name?: string;
          sharing?: string;
          side?: string;
          stage_since?: string;
          state?: string | null;
          status?: string;
          tenant_id?: string | null;
          updated_at?: string;
          user_id?: string | null;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'transactions_broker_id_fkey';
            columns: ['broker_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transactions_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: true;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transactions_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transactions_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transactions_property_id_fkey';
            columns: ['property_id'];
            isOneToOne: false;
            referencedRelation: 'properties';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transactions_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'transactions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_account_mappings: {
        Row: {
          account: string;
          by: string | null;
          label_key: string;
          updated_at: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          account: string;
          by?: string | null;
          label_key: string;
          updated_at?: string;
          workspace_id: string;
        };
        Update: {
          account?: string;
          by?: string | null;
          label_key?: string;
          updated_at?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_account_mappings_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_adjustments: {
        Row: {
          account: string;
          by: string | null;
          cents: number | null;
          created_at: string;
          evidence: string;
          id: string;
          kind: string;
          reason: string;
          share: number | null;
          version_id: string;
          withdrawn_at: string | null;
          withdrawn_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          account: string;
          by?: string | null;
          cents?: number | null;
          created_at?: string;
          evidence: string;
          id: string;
          kind: string;
          reason: string;
          share?: number | null;
          version_id: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Update: {
          account?: string;
          by?: string | null;
          cents?: number | null;
          created_at?: string;
          evidence?: string;
          id?: string;
          kind?: string;
          reason?: string;
          share?: number | null;
          version_id?: string;
          withdrawn_at?: string | null;
          withdrawn_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_adjustments_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_adjustments_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_statement_versions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_adjustments_withdrawn_by_fkey';
            columns: ['withdrawn_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_models: {
        Row: {
          created_at: string;
          deal_id: string | null;
          deleted_at: string | null;
          id: string;
          listing_id: string | null;
          name: string;
          notes: string | null;
          owner_id: string;
          price: number | null;
          saved_version: number;
          scenario_count: number;
          sharing: string;
          state: string | null;
          status: string;
          tags: string[];
          tenant_id: string | null;
          units: number | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          id?: string;
          listing_id?: string | null;
          name: string;
          notes?: string | null;
          owner_id?: string;
          price?: number | null;
          saved_version?: number;
          scenario_count?: number;
          sharing?: string;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          units?: number | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          id?: string;
          listing_id?: string | null;
          name?: string;
          notes?: string | null;
          owner_id?: string;
          price?: number | null;
          saved_version?: number;
          scenario_count?: number;
          sharing?: string;
          state?: string | null;
          status?: string;
          tags?: string[];
          tenant_id?: string | null;
          units?: number | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_models_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_models_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_models_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_models_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_shares: {
        Row: {
          by: string | null;
          can_download: boolean;
          created_at: string;
          expires_at: string;
          id: string;
          model_id: string;
          recipient: string;
          revoked_at: string | null;
          scenario_id: string | null;
          version_id: string;
        };
        ComputedFields: never;
        Insert: {
          by?: string | null;
          can_download?: boolean;
          created_at?: string;
          expires_at: string;
          id: string;
          model_id: string;
          recipient: string;
          revoked_at?: string | null;
          scenario_id?: string | null;
          version_id: string;
        };
        Update: {
          by?: string | null;
          can_download?: boolean;
          created_at?: string;
          expires_at?: string;
          id?: string;
          model_id?: string;
          recipient?: string;
          revoked_at?: string | null;
          scenario_id?: string | null;
          version_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_shares_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_shares_model_id_fkey';
            columns: ['model_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_models';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_shares_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_versions';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_statement_lines: {
        Row: {
          account: string;
          cells: string[];
          cents: number[];
          code: string | null;
          label: string;
          label_cell: string | null;
          position: number;
          section: string | null;
          sheet: string | null;
          version_id: string;
        };
        ComputedFields: never;
        Insert: {
          account: string;
          cells: string[];
          cents: number[];
          code?: string | null;
          label: string;
          label_cell?: string | null;
          position: number;
          section?: string | null;
          sheet?: string | null;
          version_id: string;
        };
        Update: {
          account?: string;
          cells?: string[];
          cents?: number[];
          code?: string | null;
          label?: string;
          label_cell?: string | null;
          position?: number;
          section?: string | null;
          sheet?: string | null;
          version_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_statement_lines_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_statement_versions';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_statement_versions: {
        Row: {
          by: string | null;
          created_at: string;
          doubts: NonNullable<Json>;
          file_id: string | null;
          file_name: string | null;
          id: string;
          locked_at: string | null;
          locked_by: string | null;
          months: string[];
          note: string | null;
          number: number;
          property: string | null;
          sheet: string | null;
          statement_id: string;
          units: number;
        };
        ComputedFields: never;
        Insert: {
          by?: string | null;
          created_at?: string;
          doubts?: NonNullable<Json>;
          file_id?: string | null;
          file_name?: string | null;
          id: string;
          locked_at?: string | null;
          locked_by?: string | null;
          months: string[];
          note?: string | null;
          number: number;
          property?: string | null;
          sheet?: string | null;
          statement_id: string;
          units: number;
        };
        Update: {
          by?: string | null;
          created_at?: string;
          doubts?: NonNullable<Json>;
          file_id?: string | null;
          file_name?: string | null;
          id?: string;
          locked_at?: string | null;
          locked_by?: string | null;
          months?: string[];
          note?: string | null;
          number?: number;
          property?: string | null;
          sheet?: string | null;
          statement_id?: string;
          units?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_statement_versions_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_statement_versions_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: false;
            referencedRelation: 'record_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_statement_versions_locked_by_fkey';
            columns: ['locked_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_statement_versions_statement_id_fkey';
            columns: ['statement_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_statements';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_statements: {
        Row: {
          created_at: string;
          deal_id: string | null;
          deleted_at: string | null;
          ends_on: string | null;
          id: string;
          listing_id: string | null;
          model_id: string | null;
          name: string;
          notes: string | null;
          owner_id: string;
          saved_version: number;
          sharing: string;
          state: string;
          tenant_id: string | null;
          units: number | null;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          ends_on?: string | null;
          id?: string;
          listing_id?: string | null;
          model_id?: string | null;
          name: string;
          notes?: string | null;
          owner_id?: string;
          saved_version?: number;
          sharing?: string;
          state?: string;
          tenant_id?: string | null;
          units?: number | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          deal_id?: string | null;
          deleted_at?: string | null;
          ends_on?: string | null;
          id?: string;
          listing_id?: string | null;
          model_id?: string | null;
          name?: string;
          notes?: string | null;
          owner_id?: string;
          saved_version?: number;
          sharing?: string;
          state?: string;
          tenant_id?: string | null;
          units?: number | null;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_statements_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_statements_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_statements_model_id_fkey';
            columns: ['model_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_models';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_statements_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_statements_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_unit_mix: {
        Row: {
          care_cents: number | null;
          first_row: number | null;
          last_row: number | null;
          market_cents: number | null;
          occupied: number;
          position: number;
          rent_cents: number | null;
          sheet: string | null;
          type: string;
          units: number;
          version_id: string;
        };
        ComputedFields: never;
        Insert: {
          care_cents?: number | null;
          first_row?: number | null;
          last_row?: number | null;
          market_cents?: number | null;
          occupied: number;
          position: number;
          rent_cents?: number | null;
          sheet?: string | null;
          type: string;
          units: number;
          version_id: string;
        };
        Update: {
          care_cents?: number | null;
          first_row?: number | null;
          last_row?: number | null;
          market_cents?: number | null;
          occupied?: number;
          position?: number;
          rent_cents?: number | null;
          sheet?: string | null;
          type?: string;
          units?: number;
          version_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_unit_mix_version_id_fkey';
            columns: ['version_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_statement_versions';
            referencedColumns: ['id'];
          },
        ];
      };
      underwriting_versions: {
        Row: {
          by: string | null;
          created_at: string;
          id: string;
          model_id: string;
          note: string | null;
          number: number;
          scenarios: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          by?: string | null;
          created_at?: string;
          id: string;
          model_id: string;
          note?: string | null;
          number: number;
          scenarios: NonNullable<Json>;
        };
        Update: {
          by?: string | null;
          created_at?: string;
          id?: string;
          model_id?: string;
          note?: string | null;
          number?: number;
          scenarios?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'underwriting_versions_by_fkey';
            columns: ['by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'underwriting_versions_model_id_fkey';
            columns: ['model_id'];
            isOneToOne: false;
            referencedRelation: 'underwriting_models';
            referencedColumns: ['id'];
          },
        ];
      };
      unit_events: {
        Row: {
          at: string;
          community_id: string;
          deposit: number | null;
          id: string;
          note: string | null;
          recorded_at: string;
          recorded_by: string | null;
          state: string;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          community_id: string;
          deposit?: number | null;
          id?: string;
          note?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          state: string;
          unit_id: string;
        };
        Update: {
          at?: string;
          community_id?: string;
          deposit?: number | null;
          id?: string;
          note?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          state?: string;
          unit_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'unit_events_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_events_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_events_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      unit_turn_steps: {
        Row: {
          community_id: string;
          done_at: string | null;
          done_by: string | null;
          done_name: string | null;
          id: string;
          name: string;
          position: number;
          turn_id: string;
          work_order_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          done_at?: string | null;
          done_by?: string | null;
          done_name?: string | null;
          id?: string;
          name: string;
          position: number;
          turn_id: string;
          work_order_id?: string | null;
        };
        Update: {
          community_id?: string;
          done_at?: string | null;
          done_by?: string | null;
          done_name?: string | null;
          id?: string;
          name?: string;
          position?: number;
          turn_id?: string;
          work_order_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'unit_turn_steps_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_turn_steps_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_turn_steps_turn_id_fkey';
            columns: ['turn_id'];
            isOneToOne: false;
            referencedRelation: 'unit_turns';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_turn_steps_work_order_id_fkey';
            columns: ['work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders';
            referencedColumns: ['id'];
          },
        ];
      };
      unit_turns: {
        Row: {
          community_id: string;
          finished_at: string | null;
          finished_by: string | null;
          id: string;
          started_at: string;
          started_by: string | null;
          target_on: string | null;
          unit_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          finished_at?: string | null;
          finished_by?: string | null;
          id?: string;
          started_at?: string;
          started_by?: string | null;
          target_on?: string | null;
          unit_id: string;
        };
        Update: {
          community_id?: string;
          finished_at?: string | null;
          finished_by?: string | null;
          id?: string;
          started_at?: string;
          started_by?: string | null;
          target_on?: string | null;
          unit_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'unit_turns_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_turns_finished_by_fkey';
            columns: ['finished_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_turns_started_by_fkey';
            columns: ['started_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'unit_turns_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
        ];
      };
      units: {
        Row: {
          capacity: number;
          community_id: string;
          created_at: string;
          deleted_at: string | null;
          floor_id: string;
          id: string;
          license_category: string | null;
          market_rate: number | null;
          name: string;
          notes: string | null;
          owner_id: string | null;
          sharing: string;
          square_feet: number | null;
          tenant_id: string | null;
          type: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          capacity?: number;
          community_id: string;
          created_at?: string;
          deleted_at?: string | null;
          floor_id: string;
          id?: string;
          license_category?: string | null;
          market_rate?: number | null;
          name: string;
          notes?: string | null;
          owner_id?: string | null;
          sharing?: string;
          square_feet?: number | null;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Update: {
          capacity?: number;
          community_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          floor_id?: string;
          id?: string;
          license_category?: string | null;
          market_rate?: number | null;
          name?: string;
          notes?: string | null;
          owner_id?: string | null;
          sharing?: string;
          square_feet?: number | null;
          tenant_id?: string | null;
          type?: string;
          updated_at?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'units_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'units_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'units_parent_fkey';
            columns: ['floor_id'];
            isOneToOne: false;
            referencedRelation: 'floors';
            referencedColumns: ['id'];
          },
        ];
      };
      user_blocks: {
        Row: {
          blocked_id: string;
          created_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          blocked_id: string;
          created_at?: string;
          user_id?: string;
        };
        Update: {
          blocked_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_blocks_blocked_id_fkey';
            columns: ['blocked_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'user_blocks_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      user_roles: {
        Row: {
          created_at: string;
          expires_at: string | null;
          is_active: boolean;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_at?: string | null;
          is_active?: boolean;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string | null;
          is_active?: boolean;
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'user_roles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      vendor_credentials: {
        Row: {
          counts: boolean;
          coverage: string | null;
          created_at: string;
          decided_on: string | null;
          expires_on: string | null;
          file_name: string;
          file_size: number;
          file_type: string;
          id: string;
          issued_on: string | null;
          issuer: string | null;
          kind: string;
          names_additional_insured: boolean;
          number: string | null;
          path: string;
          reason: string | null;
          state: string | null;
          status: string;
          vendor_id: string;
        };
        ComputedFields: never;
        Insert: {
          counts?: boolean;
          coverage?: string | null;
          created_at?: string;
          decided_on?: string | null;
          expires_on?: string | null;
          file_name: string;
          file_size: number;
          file_type: string;
          id: string;
          issued_on?: string | null;
          issuer?: string | null;
          kind: string;
          names_additional_insured?: boolean;
          number?: string | null;
          path: string;
          reason?: string | null;
          state?: string | null;
          status?: string;
          vendor_id: string;
        };
        Update: {
          counts?: boolean;
          coverage?: string | null;
          created_at?: string;
          decided_on?: string | null;
          expires_on?: string | null;
          file_name?: string;
          file_size?: number;
          file_type?: string;
          id?: string;
          issued_on?: string | null;
          issuer?: string | null;
          kind?: string;
          names_additional_insured?: boolean;
          number?: string | null;
          path?: string;
          reason?: string | null;
          state?: string | null;
          status?: string;
          vendor_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'vendor_credentials_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['id'];
          },
        ];
      };
      vendors: {
        Row: {
          allows_in_person_meetings: boolean;
          allows_online_meetings: boolean;
          availability_status: string;
          category: string;
          company_name: string;
          created_at: string;
          description: string | null;
          featured: boolean;
          id: string;
          ranking: number;
          specialization_tags: string[];
          states: string[];
          updated_at: string;
          user_id: string | null;
          verification_status: string;
          verified: boolean;
          years_experience: number;
        };
        ComputedFields: never;
        Insert: {
          allows_in_person_meetings?: boolean;
          allows_online_meetings?: boolean;
          availability_status?: string;
          category: string;
          company_name: string;
          created_at?: string;
          description?: string | null;
          featured?: boolean;
          id?: string;
          ranking?: number;
          specialization_tags?: string[];
          states?: string[];
          updated_at?: string;
          user_id?: string | null;
          verification_status?: string;
          verified?: never;
          years_experience?: number;
        };
        Update: {
          allows_in_person_meetings?: boolean;
          allows_online_meetings?: boolean;
          availability_status?: string;
          category?: string;
          company_name?: string;
          created_at?: string;
          description?: string | null;
          featured?: boolean;
          id?: string;
          ranking?: number;
          specialization_tags?: string[];
          states?: string[];
          updated_at?: string;
          user_id?: string | null;
          verification_status?: string;
          verified?: never;
          years_experience?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'vendors_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      watches: {
        Row: {
          created_at: string;
          deal_id: string | null;
          id: string;
          kind: string;
          listing_id: string | null;
          owner_name: string | null;
          property_type: string | null;
          state: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deal_id?: string | null;
          id?: string;
          kind: string;
          listing_id?: string | null;
          owner_name?: string | null;
          property_type?: string | null;
          state?: string | null;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deal_id?: string | null;
          id?: string;
          kind?: string;
          listing_id?: string | null;
          owner_name?: string | null;
          property_type?: string | null;
          state?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'watches_deal_id_fkey';
            columns: ['deal_id'];
            isOneToOne: false;
            referencedRelation: 'deals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'watches_listing_id_fkey';
            columns: ['listing_id'];
            isOneToOne: false;
            referencedRelation: 'listings';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'watches_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      webhook_deliveries: {
        Row: {
          attempts: number;
          change_id: string;
          claim: string | null;
          claimed_until: string | null;
          endpoint_id: string;
          finished_at: string | null;
          id: string;
          kind: string | null;
          log: NonNullable<Json>;
          next_at: string;
          occurred_at: string;
          reason: string | null;
          record_id: string | null;
          state: string;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          change_id: string;
          claim?: string | null;
          claimed_until?: string | null;
          endpoint_id: string;
          finished_at?: string | null;
          id?: string;
          kind?: string | null;
          log?: NonNullable<Json>;
          next_at?: string;
          occurred_at?: string;
          reason?: string | null;
          record_id?: string | null;
          state?: string;
          type: string;
          user_id: string;
        };
        Update: {
          attempts?: number;
          change_id?: string;
          claim?: string | null;
          claimed_until?: string | null;
          endpoint_id?: string;
          finished_at?: string | null;
          id?: string;
          kind?: string | null;
          log?: NonNullable<Json>;
          next_at?: string;
          occurred_at?: string;
          reason?: string | null;
          record_id?: string | null;
          state?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webhook_deliveries_endpoint_id_fkey';
            columns: ['endpoint_id'];
            isOneToOne: false;
            referencedRelation: 'webhook_endpoints';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webhook_deliveries_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      webhook_endpoints: {
        Row: {
          created_at: string;
          description: string;
          disabled_reason: string | null;
          event_types: string[];
          failing_since: string | null;
          id: string;
          is_enabled: boolean;
          is_own_only: boolean;
          tenant_id: string | null;
          updated_at: string;
          url: string;
          user_id: string;
          workspace_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          disabled_reason?: string | null;
          event_types: string[];
          failing_since?: string | null;
          id: string;
          is_enabled?: boolean;
          is_own_only?: boolean;
          tenant_id?: string | null;
          updated_at?: string;
          url: string;
          user_id: string;
          workspace_id: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          disabled_reason?: string | null;
          event_types?: string[];
          failing_since?: string | null;
          id?: string;
          is_enabled?: boolean;
          is_own_only?: boolean;
          tenant_id?: string | null;
          updated_at?: string;
          url?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'webhook_endpoints_tenant_id_fkey';
            columns: ['tenant_id'];
            isOneToOne: false;
            referencedRelation: 'tenants';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'webhook_endpoints_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      work_order_events: {
        Row: {
          at: string;
          community_id: string;
          id: string;
          is_internal: boolean;
          note: string | null;
          recorded_at: string;
          recorded_by: string | null;
          recorded_name: string;
          state: string | null;
          type: string;
          work_order_id: string;
        };
        ComputedFields: never;
        Insert: {
          at?: string;
          community_id: string;
          id?: string;
          is_internal?: boolean;
          note?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string;
          state?: string | null;
          type: string;
          work_order_id: string;
        };
        Update: {
          at?: string;
          community_id?: string;
          id?: string;
          is_internal?: boolean;
          note?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string;
          state?: string | null;
          type?: string;
          work_order_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_order_events_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_order_events_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_order_events_work_order_id_fkey';
            columns: ['work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders';
            referencedColumns: ['id'];
          },
        ];
      };
      work_order_lines: {
        Row: {
          community_id: string;
          description: string;
          id: string;
          kind: string;
          quantity: number;
          recorded_at: string;
          recorded_by: string | null;
          recorded_name: string;
          removed_at: string | null;
          unit_cost: number;
          vendor_id: string | null;
          work_order_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          description: string;
          id?: string;
          kind: string;
          quantity: number;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string;
          removed_at?: string | null;
          unit_cost: number;
          vendor_id?: string | null;
          work_order_id: string;
        };
        Update: {
          community_id?: string;
          description?: string;
          id?: string;
          kind?: string;
          quantity?: number;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string;
          removed_at?: string | null;
          unit_cost?: number;
          vendor_id?: string | null;
          work_order_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_order_lines_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_order_lines_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_order_lines_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_order_lines_work_order_id_fkey';
            columns: ['work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders';
            referencedColumns: ['id'];
          },
        ];
      };
      work_order_photos: {
        Row: {
          community_id: string;
          id: string;
          path: string;
          recorded_at: string;
          recorded_by: string | null;
          recorded_name: string;
          size: number;
          stage: string;
          work_order_id: string;
        };
        ComputedFields: never;
        Insert: {
          community_id: string;
          id: string;
          path: string;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string;
          size: number;
          stage: string;
          work_order_id: string;
        };
        Update: {
          community_id?: string;
          id?: string;
          path?: string;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string;
          size?: number;
          stage?: string;
          work_order_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'work_order_photos_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_order_photos_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_order_photos_work_order_id_fkey';
            columns: ['work_order_id'];
            isOneToOne: false;
            referencedRelation: 'work_orders';
            referencedColumns: ['id'];
          },
        ];
      };
      work_orders: {
        Row: {
          accepted_at: string | null;
          area: string | null;
          asset_id: string | null;
          assigned_at: string | null;
          assignee: string | null;
          category: string;
          community_id: string;
          completed_at: string | null;
          completed_by: string | null;
          completer: string | null;
          description: string | null;
          due_at: string | null;
          id: string;
          inspection_id: string | null;
          inspection_item: string | null;
          member_id: string | null;
          needs_signature: boolean;
          number: number;
          occurrence: string | null;
          overdue_notified_at: string | null;
          priority: string;
          reason: string | null;
          requested_at: string;
          requested_by: string | null;
          requester: string;
          requester_phone: string | null;
          respond_by: string | null;
          responded_at: string | null;
          schedule_id: string | null;
          signature: string | null;
          signed_by: string | null;
          source: string;
          state: string;
          title: string;
          unit_id: string | null;
          vendor_id: string | null;
          verified_at: string | null;
          verified_by: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          area?: string | null;
          asset_id?: string | null;
          assigned_at?: string | null;
          assignee?: string | null;
          category?: string;
          community_id: string;
          completed_at?: string | null;
          completed_by?: string | null;
          completer?: string | null;
          description?: string | null;
          due_at?: string | null;
          id?: string;
          inspection_id?: string | null;
          inspection_item?: string | null;
          member_id?: string | null;
          needs_signature?: boolean;
          number: number;
          occurrence?: string | null;
          overdue_notified_at?: string | null;
          priority?: string;
          reason?: string | null;
          requested_at?: string;
          requested_by?: string | null;
          requester?: string;
          requester_phone?: string | null;
          respond_by?: string | null;
          responded_at?: string | null;
          schedule_id?: string | null;
          signature?: string | null;
          signed_by?: string | null;
          source?: string;
          state?: string;
          title: string;
          unit_id?: string | null;
          vendor_id?: string | null;
          verified_at?: string | null;
          verified_by?: string | null;
          version?: number;
        };
        Update: {
          accepted_at?: string | null;
          area?: string | null;
          asset_id?: string | null;
          assigned_at?: string | null;
          assignee?: string | null;
          category?: string;
          community_id?: string;
          completed_at?: string | null;
          completed_by?: string | null;
          completer?: string | null;
          description?: string | null;
          due_at?: string | null;
          id?: string;
          inspection_id?: string | null;
          inspection_item?: string | null;
          member_id?: string | null;
          needs_signature?: boolean;
          number?: number;
          occurrence?: string | null;
          overdue_notified_at?: string | null;
          priority?: string;
          reason?: string | null;
          requested_at?: string;
          requested_by?: string | null;
          requester?: string;
          requester_phone?: string | null;
          respond_by?: string | null;
          responded_at?: string | null;
          schedule_id?: string | null;
          signature?: string | null;
          signed_by?: string | null;
          source?: string;
          state?: string;
          title?: string;
          unit_id?: string | null;
          vendor_id?: string | null;
          verified_at?: string | null;
          verified_by?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'work_orders_asset_id_fkey';
            columns: ['asset_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_assets';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_community_id_fkey';
            columns: ['community_id'];
            isOneToOne: false;
            referencedRelation: 'communities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_completed_by_fkey';
            columns: ['completed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_inspection_id_fkey';
            columns: ['inspection_id'];
            isOneToOne: false;
            referencedRelation: 'inspections';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'community_members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_requested_by_fkey';
            columns: ['requested_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_schedule_id_fkey';
            columns: ['schedule_id'];
            isOneToOne: false;
            referencedRelation: 'maintenance_schedules';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_signed_by_fkey';
            columns: ['signed_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_unit_id_fkey';
            columns: ['unit_id'];
            isOneToOne: false;
            referencedRelation: 'units';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_vendor_id_fkey';
            columns: ['vendor_id'];
            isOneToOne: false;
            referencedRelation: 'vendors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'work_orders_verified_by_fkey';
            columns: ['verified_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_community_answer: {
        Args: { p_answer_id: string; p_question_id: string };
        Returns: undefined;
      };
      accept_file_drop_host_key: { Args: { p_id: string }; Returns: boolean };
      accept_scheduled_export_host_key: { Args: { p_id: string }; Returns: boolean };
      acknowledge_alert: { Args: { p_id: string; p_note?: string }; Returns: undefined };
      acknowledge_policy: { Args: { p_version_id: string }; Returns: undefined };
      acknowledge_rfp: { Args: { p_n: number; p_rfp_id: string }; Returns: undefined };
      acknowledge_staff_broadcast: { Args: { p_id: string }; Returns: undefined };
      activate_room_ticket: { Args: { p_ticket: string }; Returns: boolean };
      add_calendar_subscription: {
        Args: { p_id: string; p_name: string; p_url: string };
        Returns: boolean;
      };
      add_claim_movement: {
        Args: { p_claim_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      add_co_deal: { Args: { p_id: string }; Returns: string };
      add_course_captions: {
        Args: { p_id: string; p_media_id: string; p_name: string; p_vtt: string };
        Returns: undefined;
      };
      add_course_media: {
        Args: { p_course_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      add_course_package_chunk: {
        Args: { p_body: string; p_package_id: string; p_path: string; p_place: number };
        Returns: undefined;
      };
      add_emergency_person: {
        Args: {
          p_area_id?: string;
          p_at: string;
          p_event_id: string;
          p_id: string;
          p_kind: string;
          p_name: string;
        };
        Returns: undefined;
      };
      add_exclusion_rows: { Args: { p_id: string; p_rows: Json }; Returns: number };
      add_file_drop: {
        Args: {
          p_address: string;
          p_every: string;
          p_id: string;
          p_kind: string;
          p_name: string;
          p_secret: string;
          p_source: string;
          p_updates: boolean;
        };
        Returns: string;
      };
      add_finding_addendum: {
        Args: { p_body: string; p_finding_id: string; p_id: string };
        Returns: undefined;
      };
      add_incident_addendum: {
        Args: { p_body: string; p_id: string; p_incident_id: string };
        Returns: string;
      };
      add_incident_task: {
        Args: {
          p_due_on: string;
          p_id: string;
          p_incident_id: string;
          p_position?: string;
          p_title: string;
        };
        Returns: string;
      };
      add_inspection_photo: {
        Args: { p_id: string; p_inspection_id: string; p_item: string };
        Returns: undefined;
      };
      add_integration_items: { Args: { p_items: Json; p_plan_id: string }; Returns: number };
      add_listing_document: {
        Args: { id: string; kind: string; listing_id: string; name: string };
        Returns: string;
      };
      add_listing_feed: {
        Args: { p_id: string; p_name: string; p_token: string; p_url: string };
        Returns: boolean;
      };
      add_participants: { Args: { conversation_id: string; people: string[] }; Returns: number };
      add_portfolio_photo: {
        Args: { p_caption?: string; p_entry_id: string; p_id: string };
        Returns: undefined;
      };
      add_position_holding: {
        Args: {
          p_entity_id: string;
          p_id: string;
          p_is_automatic?: boolean;
          p_subscription_id: string;
        };
        Returns: number;
      };
      add_purchase_invoice: {
        Args: { p_id: string; p_purchase_id: string; p_values: Json };
        Returns: undefined;
      };
      add_recommended_alert_rules: { Args: { p_community_id: string }; Returns: number };
      add_record_file: {
        Args: { p_id: string; p_kind: string; p_name: string; p_record_id: string };
        Returns: {
          by: string | null;
          created_at: string;
          id: string;
          kind: string;
          name: string;
          path: string;
          record_id: string;
          size: number;
          type: string;
          workspace_id: string;
        };
        SetofOptions: {
          from: '*';
          to: 'record_files';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      add_resident_charge: {
        Args: { p_id: string; p_resident_id: string; p_values: Json };
        Returns: undefined;
      };
      add_rfp_file: {
        Args: {
          p_amendment_id?: string;
          p_id: string;
          p_name: string;
          p_question_id?: string;
          p_rfp_id: string;
        };
        Returns: undefined;
      };
      add_room_folder: {
        Args: { p_id: string; p_name: string; p_parent_id: string };
        Returns: string;
      };
      add_room_note: {
        Args: {
          p_body: string;
          p_category?: string;
          p_due_on?: string;
          p_id: string;
          p_item_id?: string;
          p_kind: string;
          p_room_id: string;
        };
        Returns: string;
      };
      add_sample_data: { Args: Record<PropertyKey, never>; Returns: Json };
      add_scheduled_export: {
        Args: {
          p_address: string;
          p_destination: string;
          p_every: string;
          p_hour: number;
          p_id: string;
          p_kind: string;
          p_name: string;
          p_secret: string;
          p_time_zone: string;
          p_weekday: number;
        };
        Returns: string;
      };
      add_scheduled_export_part: {
        Args: { p_claim: string; p_content: string; p_id: string; p_place: number; p_run: string };
        Returns: boolean;
      };
      add_standard_inspections: { Args: { p_community_id: string }; Returns: undefined };
      add_trust_movement: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      add_underwriting_adjustment: {
        Args: { p_entry: Json; p_id: string; p_version_id: string };
        Returns: undefined;
      };
      add_unit_turn_step: {
        Args: { p_id: string; p_name: string; p_turn_id: string };
        Returns: undefined;
      };
      add_work_order_line: {
        Args: { p_id: string; p_values: Json; p_work_order_id: string };
        Returns: undefined;
      };
      add_work_order_note: {
        Args: {
          p_at?: string;
          p_id: string;
          p_is_internal?: boolean;
          p_note: string;
          p_work_order_id: string;
        };
        Returns: undefined;
      };
      add_work_order_photo: {
        Args: { p_id: string; p_stage: string; p_work_order_id: string };
        Returns: undefined;
      };
      admin_account: { Args: { user_id: string }; Returns: Json };
      admin_account_figures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accounts: number;
          'new': number;
          pending: number;
          staff: number;
          suspended: number;
        }[];
      };
      admin_accounts: {
        Args: {
          after?: string;
          company?: string;
          created_before?: string;
          created_from?: string;
          page_size?: number;
          plan?: string;
          role?: Database['public']['Enums']['app_role'];
          search?: string;
          sort?: string;
          status?: string;
          team?: boolean;
          user_type?: Database['public']['Enums']['user_type'];
        };
        Returns: Json;
      };
      admin_certificates: { Args: { p_search?: string }; Returns: Json };
      admin_course: { Args: { p_id: string }; Returns: Json };
      admin_courses: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_faq: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_vendors: {
        Args: {
          after?: string;
          filters?: Json;
          page_size?: number;
          search?: string;
          sort?: string;
        };
        Returns: Json;
      };
      advance_distribution: { Args: { p_id: string }; Returns: Json };
      agent_reviews: { Args: { agent_id: string }; Returns: Json };
      amend_rfp: {
        Args: { p_amendment_id: string; p_body: string; p_deadline?: string; p_id: string };
        Returns: number;
      };
      answer_automation_model_step: {
        Args: { p_call_id: string; p_id: string; p_output?: string; p_refused?: string };
        Returns: undefined;
      };
      answer_buyer_package: {
        Args: { p_approves: boolean; p_id: string; p_room_id?: string };
        Returns: Json;
      };
      answer_care_assessment: {
        Args: { p_answers: Json; p_id: string; p_notes?: string };
        Returns: undefined;
      };
      answer_community_invitation: {
        Args: { p_accepts: boolean; p_id: string };
        Returns: undefined;
      };
      answer_community_question: {
        Args: { p_body: string; p_id: string; p_is_anonymous: boolean; p_question_id: string };
        Returns: undefined;
      };
      answer_invitation: { Args: { accepts: boolean; token: string }; Returns: string };
      answer_my_invitation: { Args: { accepts: boolean; invitation_id: string }; Returns: string };
      answer_occupancy_proposal: { Args: { p_approves: boolean; p_id: string }; Returns: Json };
      answer_partnership: { Args: { p_agrees: boolean; p_id: string }; Returns: undefined };
      answer_portfolio_consent: {
        Args: { p_consent: string; p_n: number; p_project_id: string };
        Returns: undefined;
      };
      answer_project_question: { Args: { p_answer: string; p_id: string }; Returns: undefined };
      answer_quote: {
        Args: {
          p_days?: number;
          p_price: number;
          p_session: string;
          p_terms?: string;
          p_valid_until?: string;
        };
        Returns: undefined;
      };
      answer_referral: { Args: { p_id: string; p_takes: boolean }; Returns: string };
      answer_rfp_question: { Args: { p_answer: string; p_id: string }; Returns: undefined };
      answer_room_note: {
        Args: { p_answer: string; p_id: string; p_item_id?: string; p_state: string };
        Returns: undefined;
      };
      answer_shift_swap: { Args: { p_accepts: boolean; p_id: string }; Returns: undefined };
      answer_shortlist: {
        Args: { p_answer: string; p_item_id: string; p_note?: string };
        Returns: undefined;
      };
      answer_sso_flow: {
        Args: { p_connection_id: string; p_email: string; p_id: string };
        Returns: Json;
      };
      answer_work_order: {
        Args: { p_accepts: boolean; p_id: string; p_reason?: string };
        Returns: undefined;
      };
      apply_billing: {
        Args: { customer_id: string; event: string; state: string; ticket: number };
        Returns: string;
      };
      apply_connected_account: {
        Args: { p_provider_id: string; p_state: string; p_ticket: number };
        Returns: string;
      };
      apply_connector_page: {
        Args: { p_claim: string; p_id: string; p_page: Json };
        Returns: Json;
      };
      apply_online_payment: {
        Args: { p_id: string; p_state: string; p_ticket: number };
        Returns: string;
      };
      approve_automation_run: { Args: { p_id: string }; Returns: undefined };
      approve_billing_run: {
        Args: { p_community_id: string; p_fingerprint: string; p_id: string; p_month: string };
        Returns: undefined;
      };
      approve_care_assessment: {
        Args: { p_effective_on: string; p_id: string; p_level: number; p_reason?: string };
        Returns: undefined;
      };
      approve_distribution: {
        Args: {
          p_cents: number;
          p_fingerprint: string;
          p_id: string;
          p_memo: string;
          p_offering_id: string;
          p_paid_on: string;
        };
        Returns: number;
      };
      approve_oauth_app: {
        Args: {
          p_challenge: string;
          p_client_id: string;
          p_redirect_uri: string;
          p_scopes: string[];
        };
        Returns: string;
      };
      archive_care_scenario: { Args: { p_id: string }; Returns: undefined };
      archive_charge_item: { Args: { p_id: string }; Returns: undefined };
      archive_dish: { Args: { p_id: string }; Returns: undefined };
      archive_inspection_template: {
        Args: { p_id: string; p_is_archived: boolean };
        Returns: undefined;
      };
      archive_maintenance_asset: {
        Args: { p_id: string; p_is_archived: boolean };
        Returns: undefined;
      };
      archive_menu_cycle: { Args: { p_id: string }; Returns: undefined };
      archive_supplier: { Args: { p_id: string }; Returns: undefined };
      ask_about_project: {
        Args: { p_id: string; p_question: string; p_question_id: string };
        Returns: undefined;
      };
      ask_community_question: { Args: { p_id: string; p_values: Json }; Returns: string };
      ask_for_offers: {
        Args: {
          p_deadline: string;
          p_id: string;
          p_is_sealed?: boolean;
          p_parties: string[];
          p_terms?: string;
          p_transaction_id: string;
        };
        Returns: string;
      };
      ask_for_quote: {
        Args: {
          p_due_on?: string;
          p_email: string;
          p_id: string;
          p_kind: string;
          p_transaction_id: string;
          p_vendor: string;
          p_wanted: string;
        };
        Returns: string;
      };
      ask_for_review: {
        Args: { p_id: string; p_note?: string; p_party_id: string };
        Returns: undefined;
      };
      ask_portfolio_consent: { Args: { p_id: string }; Returns: undefined };
      ask_rfp_question: {
        Args: { p_id: string; p_question: string; p_rfp_id: string };
        Returns: undefined;
      };
      ask_shift_swap: {
        Args: {
          p_for_shift_id?: string;
          p_id: string;
          p_shift_id: string;
          p_to_employee_id: string;
        };
        Returns: undefined;
      };
      ask_to_join: { Args: Record<PropertyKey, never>; Returns: undefined };
      ask_vendors: { Args: { p_id: string; p_vendors: string[] }; Returns: number };
      assign_course: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      assign_leads: { Args: { p_ids: string[] }; Returns: number };
      assign_role: {
        Args: {
          expires_at?: string;
          reason?: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Returns: boolean;
      };
      assign_work_order: {
        Args: { p_id: string; p_member_id?: string; p_vendor_id?: string };
        Returns: undefined;
      };
      attach_compliance_file: {
        Args: { p_file_id: string; p_kind: string; p_name: string; p_subject_id: string };
        Returns: undefined;
      };
      attach_draft_pictures: { Args: { draft_id: string; pictures: Json }; Returns: number };
      attach_offering_file: {
        Args: {
          p_file_id: string;
          p_form?: string;
          p_name: string;
          p_offering_id: string;
          p_subscription_id?: string;
          p_tax_year?: number;
        };
        Returns: undefined;
      };
      attach_portal_file: {
        Args: { p_id: string; p_name: string; p_session: string };
        Returns: undefined;
      };
      attach_resident_document_file: {
        Args: { p_document_id: string; p_file_id: string; p_name: string };
        Returns: undefined;
      };
      attach_tax_document: {
        Args: { p_entity_id: string; p_file_id: string; p_name: string; p_values: Json };
        Returns: undefined;
      };
      award_rfp: {
        Args: { p_id: string; p_participant_id: string; p_reason: string };
        Returns: undefined;
      };
      begin_account_connection: { Args: { p_owner: string; p_owner_id: string }; Returns: Json };
      begin_ai_call: {
        Args: {
          p_consent?: string;
          p_has_health_data?: boolean;
          p_purpose: string;
          p_tokens: number;
        };
        Returns: Json;
      };
      begin_billing_sync: { Args: { customer_id: string }; Returns: number };
      begin_checkout: { Args: { user_id: string }; Returns: Json };
      begin_connected_account_sync: { Args: { p_provider_id: string }; Returns: number };
      begin_connector_flow: {
        Args: { p_id: string; p_state_hash: string; p_verifier: string };
        Returns: Json;
      };
      begin_exclusion_file: {
        Args: { p_file_name: string; p_id: string; p_source: string };
        Returns: undefined;
      };
      begin_file_drop_run: {
        Args: { p_drop_id: string; p_file: Json; p_is_check: boolean };
        Returns: Json;
      };
      begin_import: {
        Args: {
          p_columns: string[];
          p_community_id?: string;
          p_file_name: string;
          p_id: string;
          p_kind: string;
        };
        Returns: string;
      };
      begin_listing_feed_preview: { Args: Record<PropertyKey, never>; Returns: boolean };
      begin_milestone_payment: {
        Args: { p_cents: number; p_id: string; p_method: string; p_milestone_id: string };
        Returns: Json;
      };
      begin_online_payment: {
        Args: { p_cents: number; p_id: string; p_invoice_id: string; p_method: string };
        Returns: Json;
      };
      begin_online_payment_sync: { Args: { p_reference: string }; Returns: Json };
      begin_online_refund: { Args: { p_cents: number; p_payment_id: string }; Returns: Json };
      begin_outside_signing: { Args: { p_id: string }; Returns: boolean };
      begin_page_recognition: { Args: Record<PropertyKey, never>; Returns: undefined };
      begin_room: { Args: { p_transaction_id: string }; Returns: string };
      begin_room_archive: { Args: { p_id: string; p_room_id: string }; Returns: string };
      begin_vendor_invoice_payment: {
        Args: { p_cents: number; p_id: string; p_invoice_id: string; p_method: string };
        Returns: Json;
      };
      billing_caller: { Args: Record<PropertyKey, never>; Returns: Json };
      bind_sso_session: { Args: { p_token: string }; Returns: boolean };
      blocked_people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          company: string;
          id: string;
          name: string;
        }[];
      };
      book_time: {
        Args: {
          begins_at: string;
          email: string;
          name: string;
          note?: string;
          page_id: string;
          phone?: string;
          request_id: string;
          seconds?: number;
          website?: string;
        };
        Returns: string;
      };
      book_visit: {
        Args: {
          p_guests: number;
          p_id: string;
          p_note?: string;
          p_resident_id: string;
          p_starts_at: string;
        };
        Returns: string;
      };
      booking_page: { Args: { from_time?: string; page_id: string }; Returns: Json };
      brand_of_subdomain: { Args: { subdomain: string }; Returns: Json };
      brand_studio: { Args: Record<PropertyKey, never>; Returns: Json };
      broker_email: {
        Args: { '': Database['public']['Tables']['listings']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.broker_email with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
      };
      brokerage_desk: { Args: { slug: string }; Returns: Json };
      business_figures: { Args: { first: string; last: string }; Returns: Json };
      calendar_feed: { Args: { p_token: string }; Returns: Json };
      call_api: { Args: { p_request: Json }; Returns: Json };
      call_scim: { Args: { p_request: Json }; Returns: Json };
      campaign_audience: {
        Args: { p_id: string };
        Returns: {
          contacts: number;
          names: string[];
          reason: string;
        }[];
      };
      campaign_results: {
        Args: { p_ids: string[] };
        Returns: {
          campaign_id: string;
          clicked: number;
          emails: number;
          inquired: number;
          reason: string;
          replied: number;
          status: string;
        }[];
      };
      can_open_tour_model: { Args: { listing_id: string; model_id: string }; Returns: boolean };
      cancel_account_deletion: { Args: Record<PropertyKey, never>; Returns: boolean };
      cancel_account_deletion_by_email: { Args: { token: string }; Returns: boolean };
      cancel_activity: {
        Args: { p_id: string; p_is_following?: boolean; p_reason: string };
        Returns: number;
      };
      cancel_approval: { Args: { p_id: string }; Returns: string };
      cancel_billing_run: { Args: { p_id: string }; Returns: undefined };
      cancel_distribution: { Args: { p_id: string }; Returns: undefined };
      cancel_outside_signing: { Args: { p_id: string }; Returns: string };
      cancel_payment_plan: { Args: { p_id: string }; Returns: undefined };
      cancel_purchase: { Args: { p_id: string }; Returns: undefined };
      cancel_residency_agreement: { Args: { p_id: string }; Returns: undefined };
      cancel_retention: { Args: { p_id: string }; Returns: undefined };
      cancel_room_envelope: { Args: { p_id: string }; Returns: string };
      cancel_shift: { Args: { p_id: string; p_version: number }; Returns: undefined };
      cancel_visit: { Args: { p_id: string }; Returns: undefined };
      change_booking: { Args: { begins_at?: string; token: string }; Returns: string };
      change_day_menu: {
        Args: {
          p_community_id: string;
          p_day: string;
          p_dish_id?: string;
          p_id: string;
          p_meal: string;
          p_new_dish_id?: string;
          p_reason?: string;
        };
        Returns: undefined;
      };
      change_integration_item: { Args: { p_task_id: string; p_values: Json }; Returns: undefined };
      change_records: { Args: { p_changes: Json; p_ids: string[]; p_kind: string }; Returns: Json };
      change_room_items: {
        Args: {
          p_ids: string[];
          p_is_gone?: boolean;
          p_name?: string;
          p_room_id: string;
          p_to?: string;
        };
        Returns: number;
      };
      charge_late_fees: { Args: { p_community_id: string }; Returns: number };
      check_broker_of_record: {
        Args: { email: string };
        Returns: {
          has_second_factor: boolean;
          holds_role: boolean;
          is_admitted: boolean;
          is_named: boolean;
          role_until: string;
          signs_listings: boolean;
          waiting: number;
          workspace: string;
        }[];
      };
      check_certificate: { Args: { id: string }; Returns: Json };
      check_comparison_export_limit: { Args: Record<PropertyKey, never>; Returns: undefined };
      check_email_confirmation: {
        Args: { email: string };
        Returns: {
          asked_at: string;
          came_back_at: string;
          confirmed_at: string;
          signed_up_at: string;
        }[];
      };
      check_exclusions: { Args: { p_id: string }; Returns: Json };
      check_listing_license: { Args: { listing_id?: string; state: string }; Returns: Json };
      check_mandates: { Args: { p_deal: Json; p_entity_id: string }; Returns: Json };
      check_my_security: { Args: Record<PropertyKey, never>; Returns: Json };
      choose_project_quote: { Args: { p_id: string; p_n: number }; Returns: undefined };
      claim_ai_call: { Args: { p_id: string }; Returns: Json };
      claim_automation_model_steps: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_calendar_subscriptions: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_connector_exports: {
        Args: { p_after: string; p_claim: string; p_id: string; p_kind: string };
        Returns: Json;
      };
      claim_connector_rows: {
        Args: { p_after: string; p_claim: string; p_id: string; p_kind: string };
        Returns: Json;
      };
      claim_connector_sync: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_domain: { Args: Record<PropertyKey, never>; Returns: string };
      claim_file_drops: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_listing_feeds: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_outbox: {
        Args: { batch: number; kinds: string[] };
        Returns: {
          claim: string;
          facts: Json;
          id: string;
          kind: string;
          recipient: string;
          template: string;
        }[];
      };
      claim_outside_signings: {
        Args: { p_batch: number; p_id?: string };
        Returns: {
          attempts: number;
          body: string;
          body_sha256: string;
          claim: string;
          email: string;
          envelope: string;
          id: string;
          kind: string;
          name: string;
          sent_sha256: string;
          state: string;
          title: string;
        }[];
      };
      claim_room_archive: { Args: { p_ticket: string }; Returns: Json };
      claim_room_checks: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_scheduled_exports: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_shift: { Args: { p_id: string }; Returns: undefined };
      claim_webhooks: { Args: { p_limit: number }; Returns: Json };
      client_conversation: { Args: { p_contact_id: string }; Returns: string };
      client_errors: {
        Args: {
          p_kinds?: string[];
          p_sort?: string;
          p_states?: string[];
          p_version?: string;
          p_words?: string;
        };
        Returns: {
          first_seen: string;
          frame: string;
          id: string;
          kind: string;
          last_seen: string;
          message: string;
          reopened_at: string;
          reopened_in: string;
          reports: number;
          routes: string[];
          state: string;
          versions: string[];
        }[];
      };
      client_exchange_activity: {
        Args: { p_contact_id: string };
        Returns: {
          at: string;
          has_ended: boolean;
          listing_id: string;
          title: string;
          what: string;
        }[];
      };
      client_fault: { Args: { p_id: string }; Returns: Json };
      client_searches: {
        Args: { p_contact_id: string };
        Returns: {
          facets: string[];
          name: string;
          needs: Json;
          search_id: string;
          shared_at: string;
          words: string;
        }[];
      };
      client_timeline: {
        Args: { p_before?: string; p_contact_id: string; p_limit?: number };
        Returns: {
          at: string;
          body: string;
          by_name: string;
          cursor: string;
          id: string;
          path: string;
          title: string;
          what: string;
        }[];
      };
      clock_in: { Args: { p_id: string; p_shift_id: string }; Returns: undefined };
      clock_out: { Args: { p_id: string }; Returns: undefined };
      close_ledger_month: { Args: { p_community_id: string; p_month: string }; Returns: undefined };
      co_brokerage: { Args: { p_id: string }; Returns: Json };
      commit_to_offering: {
        Args: { p_cents: number; p_id: string; p_n?: number; p_offering_id: string };
        Returns: string;
      };
      complete_incident_task: { Args: { p_id: string }; Returns: undefined };
      complete_lesson: { Args: { p_course: string; p_lesson: string }; Returns: undefined };
      complete_outside_signing: {
        Args: {
          p_claim: string;
          p_id: string;
          p_sha256?: string;
          p_signed_at?: string;
          p_state: string;
        };
        Returns: boolean;
      };
      complete_pending_profile: {
        Args: {
          p_bio?: string;
          p_company_name?: string;
          p_first_name: string;
          p_last_name: string;
          p_phone?: string;
        };
        Returns: undefined;
      };
      complete_room_version_check: {
        Args: {
          p_findings: Json;
          p_pages: number;
          p_passages?: Json;
          p_sha256: string;
          p_text: string;
          p_version_id: string;
        };
        Returns: string;
      };
      confirm_ai_change: { Args: { p_id: string }; Returns: undefined };
      confirm_listing: { Args: { listing_id: string }; Returns: string };
      confirm_retention: {
        Args: { p_community_id: string; p_id: string; p_kind: string; p_record_ids: string[] };
        Returns: undefined;
      };
      connect_broker: { Args: { p_broker_id: string; p_message?: string }; Returns: string };
      contact_broker: { Args: { listing_id: string; message: string }; Returns: Json };
      conversation_page: {
        Args: {
          after?: string;
          around?: string;
          before?: string;
          conversation_id: string;
          from_unread?: boolean;
          page_size?: number;
          search?: string;
        };
        Returns: {
          attachments: Json;
          created_at: string;
          cursor: string;
          deleted_at: string;
          edited_at: string;
          forwarded: Json;
          id: string;
          is_unread: boolean;
          message_text: string;
          message_type: string;
          metadata: Json;
          reactions: Json;
          reply_to: string;
          sender_id: string;
        }[];
      };
      conversation_presence: {
        Args: { conversation_id: string };
        Returns: {
          seen_at: string;
          status: string;
          user_id: string;
        }[];
      };
      convert_co_inquiry_to_lead: { Args: { p_id: string; p_inquiry_id: string }; Returns: string };
      convert_lead: { Args: { p_id: string; p_with_deal: boolean }; Returns: Json };
      copy_document_rules: {
        Args: { p_community_id: string; p_source_id?: string; p_state?: string };
        Returns: number;
      };
      copy_schedule_week: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      copy_underwriting_statement_version: {
        Args: { p_id: string; p_version_id: string };
        Returns: number;
      };
      correct_claim: { Args: { p_frequency: string; p_id: string }; Returns: string };
      correct_time_entry: {
        Args: {
          p_clocked_in_at: string;
          p_clocked_out_at: string;
          p_corrects_id: string;
          p_id: string;
          p_reason: string;
          p_shift_id: string;
        };
        Returns: undefined;
      };
      count_campaigns: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_communities: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_companies: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_contacts: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_controlled: {
        Args: {
          p_acting_id?: string;
          p_id: string;
          p_kind: string;
          p_order_id: string;
          p_quantity: number;
        };
        Returns: string;
      };
      count_conversion: {
        Args: { event: string; test: string; variant: string };
        Returns: boolean;
      };
      count_deals: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_document_extractions: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_email_sequences: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_email_templates: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_events: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_figures_now: { Args: Record<PropertyKey, never>; Returns: string };
      count_holdings: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_integration_plans: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_investment_entities: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_investment_sponsors: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_lead_forms: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_leads: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_listing_documents: { Args: { listing_id: string }; Returns: Json };
      count_oauth_app_users: {
        Args: Record<PropertyKey, never>;
        Returns: {
          app_id: string;
          users: number;
        }[];
      };
      count_properties: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_resident_prospects: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_residents: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_transactions: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_underwriting_models: { Args: { p_filters?: Json; p_words?: string }; Returns: number };
      count_underwriting_statements: {
        Args: { p_filters?: Json; p_words?: string };
        Returns: number;
      };
      course_reviews_to_decide: { Args: Record<PropertyKey, never>; Returns: Json };
      create_api_key: {
        Args: {
          p_account_id?: string;
          p_allowed_addresses?: string[];
          p_expires_at?: string;
          p_id: string;
          p_name: string;
          p_scopes: string[];
        };
        Returns: string;
      };
      create_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      create_care_claims: {
        Args: {
          p_community_id: string;
          p_from: string;
          p_payor: string;
          p_resident_ids?: string[];
          p_to: string;
        };
        Returns: number;
      };
      create_closing_timeline: {
        Args: { p_dates: Json; p_id: string; p_path: Json };
        Returns: number;
      };
      create_community: { Args: { p_id: string; p_values: Json }; Returns: Json };
      create_course: { Args: { p_id: string; p_values: Json }; Returns: undefined };
      create_course_package: {
        Args: { p_course_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      create_employee: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      create_ledger_statement: {
        Args: { p_community_id: string; p_id: string; p_through: string };
        Returns: string;
      };
      create_room_file_ticket: { Args: { p_version_id: string }; Returns: Json };
      create_room_for_property: { Args: { p_property_id: string }; Returns: string };
      create_sandbox: { Args: Record<PropertyKey, never>; Returns: Json };
      create_scim_token: { Args: Record<PropertyKey, never>; Returns: string };
      create_service_account: {
        Args: { p_id: string; p_name: string; p_role?: Database['public']['Enums']['tenant_role'] };
        Returns: string;
      };
      create_tenant: { Args: { name: string; subdomain: string }; Returns: string };
      create_transaction_from_deal: { Args: { p_deal_id: string }; Returns: string };
      create_vendor: {
        Args: {
          category: string;
          company_name: string;
          description?: string;
          full_name: string;
          specialization_tags?: string[];
          states?: string[];
          years_experience?: number;
        };
        Returns: string;
      };
      dead_letters: {
        Args: Record<PropertyKey, never>;
        Returns: {
          attempts: number;
          created_at: string;
          dead_at: string;
          id: string;
          is_expired: boolean;
          kind: string;
          last_error: string;
          recipient: string;
          template: string;
        }[];
      };
      debrief_rfp_vendor: {
        Args: { p_participant_id: string; p_text: string };
        Returns: undefined;
      };
      decide_accreditation: {
        Args: {
          p_check_id: string;
          p_expires_on?: string;
          p_is_verified: boolean;
          p_reason?: string;
        };
        Returns: undefined;
      };
      decide_approval: {
        Args: { p_id: string; p_is_approved: boolean; p_reason?: string };
        Returns: string;
      };
      decide_community_post: { Args: { p_id: string; p_is_kept: boolean }; Returns: undefined };
      decide_course_review: {
        Args: { p_id: string; p_n: number; p_reason?: string };
        Returns: undefined;
      };
      decide_exclusion_match: {
        Args: { p_decision: string; p_id: string; p_note: string };
        Returns: undefined;
      };
      decide_fault: {
        Args: { p_id: string; p_reason?: string; p_state: string };
        Returns: undefined;
      };
      decide_join_request: {
        Args: { is_welcome: boolean; request_id: string };
        Returns: undefined;
      };
      decide_lead_credit: {
        Args: { p_answer: string; p_id: string; p_is_granted: boolean };
        Returns: undefined;
      };
      decide_message_report: {
        Args: { decision: string; note?: string; report_id: string };
        Returns: {
          conversation_id: string | null;
          created_at: string;
          decision: string | null;
          handled_at: string | null;
          id: string;
          message_id: string | null;
          message_text: string;
          note: string | null;
          reason: string;
          reporter_id: string | null;
          sender_id: string | null;
          status: string;
        };
        SetofOptions: {
          from: '*';
          to: 'message_reports';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      decide_offer: { Args: { p_id: string; p_status: string }; Returns: string };
      decide_purchase: {
        Args: { p_approves: boolean; p_id: string; p_reason?: string; p_version: number };
        Returns: undefined;
      };
      decide_purchase_invoice: {
        Args: { p_decision: string; p_id: string; p_reason?: string };
        Returns: undefined;
      };
      decide_quote: {
        Args: { p_decision: string; p_id: string; p_n?: number };
        Returns: undefined;
      };
      decide_review: { Args: { p_id: string; p_reason?: string }; Returns: undefined };
      decide_rfp_change: { Args: { p_id: string; p_is_accepted: boolean }; Returns: undefined };
      decide_rfp_milestone: {
        Args: { p_id: string; p_is_accepted: boolean; p_note?: string };
        Returns: undefined;
      };
      decide_shift_swap: { Args: { p_approves: boolean; p_id: string }; Returns: undefined };
      decide_subscription: {
        Args: { p_accepts: boolean; p_id: string; p_n: number; p_reason?: string };
        Returns: undefined;
      };
      decide_transfer: {
        Args: {
          p_accepts: boolean;
          p_id: string;
          p_kyc_on?: string;
          p_kyc_reference?: string;
          p_reason?: string;
        };
        Returns: undefined;
      };
      decide_trust_movement: {
        Args: { p_approves: boolean; p_id: string; p_reason?: string };
        Returns: undefined;
      };
      decide_vendor_credential: {
        Args: { credential_id: string; decision: string; reason?: string };
        Returns: undefined;
      };
      decide_vendor_invoice: {
        Args: { p_approves: boolean; p_id: string; p_reason?: string };
        Returns: undefined;
      };
      decide_vendor_review: {
        Args: { p_id: string; p_n: number; p_reason?: string };
        Returns: undefined;
      };
      decide_visit: {
        Args: { p_confirms: boolean; p_id: string; p_reason?: string };
        Returns: undefined;
      };
      decline_project: { Args: { p_id: string; p_reason?: string }; Returns: undefined };
      delete_account: { Args: { reason: string; user_id: string }; Returns: string };
      delete_ai_provider: { Args: { p_scope: string }; Returns: boolean };
      delete_community_post: { Args: { p_id: string }; Returns: undefined };
      delete_concentration_limit: { Args: { p_id: string }; Returns: undefined };
      delete_course_credit: { Args: { p_id: string }; Returns: undefined };
      delete_faq_category: { Args: { p_id: string }; Returns: undefined };
      delete_faq_question: { Args: { p_id: string }; Returns: undefined };
      delete_message: { Args: { message_id: string }; Returns: string };
      delete_milestone_payment: { Args: { p_id: string }; Returns: undefined };
      delete_oauth_app: { Args: { p_id: string }; Returns: boolean };
      delete_sandbox: { Args: Record<PropertyKey, never>; Returns: undefined };
      delete_sso_connection: { Args: Record<PropertyKey, never>; Returns: boolean };
      delete_webhook_endpoint: { Args: { p_id: string }; Returns: boolean };
      deposit_payments: {
        Args: {
          p_community_id: string;
          p_deposited_on: string;
          p_id: string;
          p_payment_ids: string[];
        };
        Returns: number;
      };
      detach_occurrence: {
        Args: {
          p_begins_at: string;
          p_day: string;
          p_ends_at: string;
          p_id: string;
          p_new_id: string;
          p_version: number;
        };
        Returns: {
          attendee_ids: string[];
          begins_at: string;
          contact_id: string | null;
          created_at: string;
          deal_id: string | null;
          deleted_at: string | null;
          ends_at: string;
          id: string;
          is_all_day: boolean;
          join_url: string | null;
          kind: string;
          notes: string | null;
          owner_id: string;
          place: string | null;
          remind_before: string | null;
          repeat_count: number | null;
          repeat_every: number | null;
          repeat_on: string[];
          repeat_until: string | null;
          repeats: string | null;
          sharing: string;
          skipped: string | null;
          tenant_id: string | null;
          time_zone: string;
          title: string;
          updated_at: string;
          version: number;
          workspace_id: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'events';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      discard_care_claim: { Args: { p_id: string }; Returns: undefined };
      discard_course_draft: {
        Args: { p_course_id: string; p_version: number };
        Returns: undefined;
      };
      discard_federal_file: { Args: { file_id: string }; Returns: undefined };
      disconnect_broker: { Args: { p_broker_id: string }; Returns: undefined };
      disconnect_connector: { Args: { p_id: string }; Returns: boolean };
      discontinue_medication_order: {
        Args: { p_id: string; p_reason: string };
        Returns: undefined;
      };
      dismiss_ai_change: { Args: { p_id: string }; Returns: undefined };
      dismiss_automation_run: { Args: { p_id: string }; Returns: undefined };
      dismiss_faq_search: { Args: { p_term: string }; Returns: undefined };
      document_path: { Args: { p_id: string }; Returns: string };
      domain_checks: { Args: Record<PropertyKey, never>; Returns: Json };
      end_acting: { Args: { p_id: string }; Returns: undefined };
      end_co_brokerage: { Args: { p_id: string; p_reason?: string }; Returns: undefined };
      end_community_member: { Args: { p_id: string }; Returns: undefined };
      end_course_assignment: { Args: { p_id: string }; Returns: undefined };
      end_emergency_event: { Args: { p_id: string; p_values: Json }; Returns: undefined };
      end_enrollment: { Args: { p_answered?: boolean; p_id: string }; Returns: undefined };
      end_exchange_property: {
        Args: { p_id: string; p_on: string; p_outcome: string };
        Returns: undefined;
      };
      end_investor_relationship: { Args: { p_id: string }; Returns: undefined };
      end_list_share: { Args: { p_share_id: string }; Returns: undefined };
      end_listing_access: { Args: { ends?: boolean; signature_id: string }; Returns: undefined };
      end_mandate: { Args: { p_id: string }; Returns: undefined };
      end_my_session: { Args: { session_id: string }; Returns: boolean };
      end_project: { Args: { p_id: string; p_is_done: boolean }; Returns: undefined };
      end_resident_charge: {
        Args: { p_ends_on?: string; p_id: string; p_reason: string };
        Returns: undefined;
      };
      end_room: { Args: { p_is_closed: boolean; p_room_id: string }; Returns: undefined };
      end_shortlist: { Args: { p_id: string }; Returns: undefined };
      enroll_contacts: {
        Args: { p_contact_ids: string[]; p_sequence_id: string };
        Returns: {
          contacts: number;
          reason: string;
        }[];
      };
      enter_offer: {
        Args: {
          p_file_id?: string;
          p_id: string;
          p_made_by: string;
          p_offer: Json;
          p_party_id: string;
        };
        Returns: string;
      };
      enter_offering_wire: {
        Args: {
          p_account: string;
          p_bank: string;
          p_beneficiary: string;
          p_id: string;
          p_offering_id: string;
          p_routing: string;
        };
        Returns: number;
      };
      enter_wire: {
        Args: {
          p_account: string;
          p_amount?: number;
          p_bank: string;
          p_beneficiary: string;
          p_id: string;
          p_purpose: string;
          p_routing: string;
          p_transaction_id: string;
        };
        Returns: number;
      };
      events_between: { Args: { p_from: string; p_to: string }; Returns: Json };
      exchange_oauth_token: { Args: { p_request: Json }; Returns: Json };
      exclusion_desk: { Args: { p_status?: string }; Returns: Json };
      export_claims: {
        Args: { p_claim_ids: string[]; p_community_id: string; p_id: string };
        Returns: Json;
      };
      extend_round: { Args: { p_deadline: string; p_id: string }; Returns: string };
      fail_outbox: {
        Args: {
          claim: string;
          fault: string;
          is_permanent?: boolean;
          message_id: string;
          retry_after?: number;
        };
        Returns: boolean;
      };
      federal_files: { Args: Record<PropertyKey, never>; Returns: Json };
      file_room_version: {
        Args: { p_folder_id: string; p_id: string; p_item_id: string; p_name: string };
        Returns: string;
      };
      file_signed_envelope: {
        Args: { p_claim: string; p_id: string; p_record_id: string };
        Returns: boolean;
      };
      find_agents: {
        Args: {
          after?: string;
          name?: string;
          property_type?: string;
          sort?: string;
          state?: string;
        };
        Returns: Json;
      };
      find_campaigns: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_communities: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_companies: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_contacts: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_deals: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_document_extractions: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_duplicates: {
        Args: Record<PropertyKey, never>;
        Returns: {
          alike: string[];
          one_company: string;
          one_id: string;
          one_name: string;
          other_company: string;
          other_id: string;
          other_name: string;
        }[];
      };
      find_email_sequences: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_email_templates: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_employees: { Args: { p_search: string }; Returns: Json };
      find_events: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_federal_owners: { Args: { p_search: string }; Returns: Json };
      find_holdings: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_inquiries: {
        Args: {
          after?: string;
          before?: string;
          listings?: string[];
          page_size?: number;
          since?: string;
        };
        Returns: {
          asked_at: string;
          company: string;
          conversation_id: string;
          cursor: string;
          id: string;
          last_message_at: string;
          listing_id: string;
          message: string;
          name: string;
          property_name: string;
        }[];
      };
      find_integration_plans: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_investment_entities: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_investment_sponsors: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_lead_forms: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_leads: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_listings: {
        Args: {
          after?: string;
          before?: string;
          facets?: string[];
          page_size?: number;
          search?: string;
          sort?: string;
        };
        Returns: Json;
      };
      find_message_reports: {
        Args: { after?: string; page_size?: number; status?: string };
        Returns: {
          created_at: string;
          cursor: string;
          decision: string;
          handled_at: string;
          id: string;
          is_removed: boolean;
          message_text: string;
          note: string;
          reason: string;
          reporter_name: string;
          sender_id: string;
          sender_name: string;
          sender_reports: number;
          status: string;
        }[];
      };
      find_my_connected_account: { Args: { p_owner: string; p_owner_id: string }; Returns: string };
      find_properties: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_resident_invoices: { Args: { p_search: string }; Returns: Json };
      find_resident_prospects: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_residents: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_room_items: {
        Args: { p_as?: string; p_room_id: string; p_words: string };
        Returns: Json;
      };
      find_sso_connection: { Args: { p_connection_id?: string; p_email?: string }; Returns: Json };
      find_transactions: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_underwriting_models: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_underwriting_statements: {
        Args: {
          p_after?: string;
          p_descending?: boolean;
          p_filters?: Json;
          p_limit?: number;
          p_sort?: string;
          p_words?: string;
        };
        Returns: Json;
      };
      find_vendor_invoices: { Args: { p_search: string }; Returns: Json };
      find_vendors: {
        Args: {
          after?: string;
          category?: string;
          search?: string;
          state?: string;
          status?: string;
        };
        Returns: Json;
      };
      find_work_orders: { Args: { p_search: string }; Returns: Json };
      finish_ai_call: {
        Args: {
          p_error?: string;
          p_id: string;
          p_input_tokens: number;
          p_output_tokens: number;
          p_seconds?: number;
        };
        Returns: undefined;
      };
      finish_client_task: { Args: { p_is_done: boolean; p_share_id: string }; Returns: undefined };
      finish_connector_flow: { Args: { p_claim: string; p_tokens: string }; Returns: boolean };
      finish_course_package: { Args: { p_package_id: string }; Returns: undefined };
      finish_exclusion_file: {
        Args: { p_id: string; p_is_shorter_ok?: boolean; p_rows: number };
        Returns: undefined;
      };
      finish_file_drop_run: { Args: { p_run_id: string }; Returns: Json };
      finish_import: {
        Args: { p_duplicates: string; p_id: string; p_total: number };
        Returns: Json;
      };
      finish_outbox: { Args: { claim: string; message_id: string }; Returns: boolean };
      finish_portal_task: {
        Args: { p_is_done: boolean; p_item_id: string; p_session: string };
        Returns: undefined;
      };
      finish_unit_turn: { Args: { p_id: string }; Returns: undefined };
      forecast_deals: {
        Args: { p_months?: number };
        Returns: {
          commission: number;
          deals: number;
          month: string;
          stage: string;
          weighted: number;
        }[];
      };
      get_activity_engagement: { Args: { p_community_id: string }; Returns: Json };
      get_activity_roster: { Args: { p_activity_id: string }; Returns: Json };
      get_agent: { Args: { agent_id: string }; Returns: Json };
      get_ai_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      get_attendance: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      get_billing: { Args: { p_community_id: string }; Returns: Json };
      get_booking_by_token: { Args: { from_time?: string; token: string }; Returns: Json };
      get_brokerage: { Args: { slug: string }; Returns: Json };
      get_built_in_rules: { Args: { p_community_id: string }; Returns: Json };
      get_capital_matching: { Args: Record<PropertyKey, never>; Returns: Json };
      get_care_assessment: { Args: { p_id: string }; Returns: Json };
      get_care_charting: { Args: { p_resident_id: string }; Returns: Json };
      get_care_claim: { Args: { p_id: string }; Returns: Json };
      get_care_measures: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      get_care_shift: {
        Args: { p_community_id: string; p_day?: string; p_shift?: string };
        Returns: Json;
      };
      get_care_value: {
        Args: { p_effective_on: string; p_level: number; p_resident_id: string };
        Returns: Json;
      };
      get_census_board: { Args: { p_community_id: string; p_day?: string }; Returns: Json };
      get_claim_batch: { Args: { p_id: string }; Returns: Json };
      get_command_center: { Args: { p_community_id?: string }; Returns: Json };
      get_community_insights: { Args: { p_community_id: string }; Returns: Json };
      get_community_occupancy_proposal: { Args: { p_community_id: string }; Returns: Json };
      get_community_question: { Args: { question_id: string }; Returns: Json };
      get_compliance: { Args: { p_community_id: string }; Returns: Json };
      get_compliance_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      get_connected_account: { Args: { p_owner: string; p_owner_id: string }; Returns: Json };
      get_connector_flow: { Args: { p_claim: string }; Returns: Json };
      get_course: { Args: { p_course: string }; Returns: Json };
      get_course_assignment: { Args: { p_id: string }; Returns: Json };
      get_course_draft: { Args: { p_course_id: string }; Returns: Json };
      get_course_package_file: { Args: { p_path: string; p_ticket: string }; Returns: Json };
      get_course_task_attempt: { Args: { p_attempt_id: string }; Returns: Json };
      get_data_room_package: { Args: { p_community_id: string }; Returns: Json };
      get_dining_menu: { Args: { p_community_id: string; p_from?: string }; Returns: Json };
      get_directory: { Args: Record<PropertyKey, never>; Returns: Json };
      get_email_by_link_token: { Args: { token_hash: string }; Returns: string };
      get_emergency_event: { Args: { p_id: string }; Returns: Json };
      get_employee: { Args: { p_id: string }; Returns: Json };
      get_employee_hold: { Args: { p_employee_id: string }; Returns: Json };
      get_evacuation_roster: { Args: { p_community_id: string }; Returns: Json };
      get_event_meeting: { Args: { p_event_id: string }; Returns: Json };
      get_exit_plan: { Args: { p_model_id: string }; Returns: Json };
      get_face_sheet: { Args: { p_resident_id: string }; Returns: Json };
      get_family_home: { Args: Record<PropertyKey, never>; Returns: Json };
      get_family_summary: { Args: { p_resident_id: string }; Returns: Json };
      get_family_thread: { Args: { p_resident_id: string }; Returns: Json };
      get_institution: { Args: { p_entity_id: string }; Returns: Json };
      get_integration_plan: { Args: { p_plan_id: string }; Returns: Json };
      get_investor_portal: { Args: Record<PropertyKey, never>; Returns: Json };
      get_kitchen_count: { Args: { p_community_id: string; p_day?: string }; Returns: Json };
      get_ledger_accounts: { Args: { p_community_id: string }; Returns: Json };
      get_ledger_budget: { Args: { p_community_id: string; p_year: number }; Returns: Json };
      get_ledger_close: { Args: { p_community_id: string }; Returns: Json };
      get_ledger_entry: { Args: { p_id: string }; Returns: Json };
      get_ledger_statement: {
        Args: { p_community_id: string; p_from: string; p_months: number };
        Returns: Json;
      };
      get_listing_submission: { Args: { listing_id: string }; Returns: Json };
      get_listing_to_sign: { Args: { listing_id: string }; Returns: Json };
      get_loss_run: {
        Args: { p_community_id: string; p_policy_id?: string; p_valued_on: string };
        Returns: Json;
      };
      get_market_area: { Args: { p_area: string }; Returns: Json };
      get_meal_board: {
        Args: { p_community_id: string; p_day?: string; p_meal?: string };
        Returns: Json;
      };
      get_medication_pass: { Args: { p_community_id: string; p_day?: string }; Returns: Json };
      get_medication_record: { Args: { p_month: string; p_resident_id: string }; Returns: Json };
      get_missing_sign_in_step: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_certificate: { Args: { p_course: string }; Returns: Json };
      get_my_schedule: { Args: Record<PropertyKey, never>; Returns: Json };
      get_my_transcript: {
        Args: { p_license_type: string; p_state: string; p_year: number };
        Returns: Json;
      };
      get_oauth_consent: {
        Args: { p_client_id: string; p_redirect_uri: string; p_scopes: string[] };
        Returns: Json;
      };
      get_offering: { Args: { p_id: string }; Returns: Json };
      get_offering_wire: { Args: { p_offering_id: string }; Returns: Json };
      get_offline_keys: { Args: Record<PropertyKey, never>; Returns: string[] };
      get_online_payment: { Args: { p_id: string }; Returns: Json };
      get_operations_day: { Args: { p_community_id: string }; Returns: Json };
      get_operator_report: {
        Args: { p_community_id: string; p_month: string; p_report: string };
        Returns: Json;
      };
      get_payroll: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      get_policy_version: { Args: { p_number?: number; p_policy_id: string }; Returns: Json };
      get_portfolio: { Args: { p_as_of?: string }; Returns: Json };
      get_position_statement: {
        Args: { p_from: string; p_subscription_id: string; p_to: string };
        Returns: Json;
      };
      get_property_tour: { Args: { listing_id: string }; Returns: Json };
      get_prospect_conversion: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      get_public_course: { Args: { course: string }; Returns: Json };
      get_purchase: { Args: { p_id: string }; Returns: Json };
      get_rate_notice: { Args: { p_id: string }; Returns: Json };
      get_report_pack: { Args: { p_entity_id: string; p_quarter: string }; Returns: Json };
      get_request_place: { Args: { token: string }; Returns: Json };
      get_residency_agreement: { Args: { p_id: string }; Returns: Json };
      get_resident_account: { Args: { p_resident_id: string }; Returns: Json };
      get_resident_export: { Args: { p_resident_id: string }; Returns: Json };
      get_resident_hold: { Args: { p_resident_id: string }; Returns: Json };
      get_resident_invoice: { Args: { p_id: string }; Returns: Json };
      get_retention: { Args: { p_community_id: string }; Returns: Json };
      get_room_signing: { Args: { p_room_id: string }; Returns: Json };
      get_sandbox: { Args: Record<PropertyKey, never>; Returns: Json };
      get_schedule: { Args: { p_community_id: string; p_week?: string }; Returns: Json };
      get_search_suggestions: {
        Args: { partial_term: string; suggestion_limit?: number };
        Returns: {
          frequency: number;
          suggestion: string;
          suggestion_type: string;
        }[];
      };
      get_sign_in_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      get_signed_agreement: { Args: { p_document_id: string }; Returns: Json };
      get_site_widget: { Args: { p_id: string }; Returns: Json };
      get_sso_flow: { Args: { p_connection_id: string; p_id: string }; Returns: Json };
      get_subscription_to_sign: { Args: { p_id: string }; Returns: Json };
      get_survey_checklist: { Args: { p_code: string; p_community_id: string }; Returns: Json };
      get_tax_center: { Args: { p_entity_id: string; p_year: number }; Returns: Json };
      get_transfer_to_sign: { Args: { p_id: string; p_is_accredited: boolean }; Returns: Json };
      get_trial_balance: { Args: { p_community_id: string; p_month: string }; Returns: Json };
      get_trust_statement: {
        Args: { p_from: string; p_resident_id: string; p_to: string };
        Returns: Json;
      };
      get_underwriting_memo: { Args: { p_model_id: string }; Returns: Json };
      get_unlisted_listing: { Args: { listing_id: string }; Returns: Json };
      get_vendor: { Args: { vendor_id: string }; Returns: Json };
      get_vendor_invoice: { Args: { p_id: string }; Returns: Json };
      get_work_order: { Args: { p_id: string }; Returns: Json };
      give_referral: {
        Args: {
          p_broker_id: string;
          p_company?: string;
          p_email?: string;
          p_id: string;
          p_interest: string;
          p_message?: string;
          p_name: string;
          p_percent: number;
          p_phone?: string;
          p_place?: string;
        };
        Returns: undefined;
      };
      group_records: {
        Args: { p_by: string; p_filters?: Json; p_kind: string; p_sum?: string; p_words?: string };
        Returns: {
          records: number;
          sum: number;
          value: string;
        }[];
      };
      hand_over_tenant: { Args: { user_id: string }; Returns: undefined };
      handle_ticket: {
        Args: { note?: string; status?: string; ticket_id: string };
        Returns: {
          created_at: string;
          email: string;
          handled_at: string | null;
          id: string;
          message: string;
          name: string;
          number: number;
          request_id: string;
          status: string;
          topic: string;
          user_id: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'support_tickets';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      has_billing_event: { Args: { event_id: string }; Returns: boolean };
      has_property_tour: { Args: { listing_id: string }; Returns: boolean };
      hero_statistics: { Args: Record<PropertyKey, never>; Returns: Json };
      hold_employee_records: {
        Args: { p_employee_id: string; p_id: string; p_reason: string };
        Returns: undefined;
      };
      hold_resident_records: {
        Args: { p_id: string; p_reason: string; p_resident_id: string };
        Returns: undefined;
      };
      identify_exchange_property: {
        Args: { p_exchange_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      import_investor_statement: {
        Args: {
          p_aliases?: Json;
          p_entity_id: string;
          p_file_name: string;
          p_id: string;
          p_is_dry_run?: boolean;
          p_rows: Json;
        };
        Returns: Json;
      };
      import_listing_drafts: {
        Args: { import_id: string; is_known_left_out?: boolean; listing_rows: Json };
        Returns: Json;
      };
      import_remittance: {
        Args: { p_community_id: string; p_id: string; p_remittance: Json };
        Returns: Json;
      };
      import_state: { Args: { p_id: string }; Returns: Json };
      introduce_capital_request: {
        Args: { p_box_id: string; p_id: string; p_message: string; p_request_id: string };
        Returns: string;
      };
      introduce_to_agent: { Args: { p_broker_id: string; p_ticket_id: string }; Returns: string };
      invitation_of_token: {
        Args: { token: string };
        Returns: {
          email: string;
          expires_at: string;
          invited_by: string;
          role: Database['public']['Enums']['tenant_role'];
          state: string;
          tenant: string;
        }[];
      };
      invite_rfp_vendors: { Args: { p_id: string; p_vendors: string[] }; Returns: number };
      invite_to_community: {
        Args: { p_community_id: string; p_email: string; p_id: string; p_position: string };
        Returns: string;
      };
      invite_to_event: { Args: { p_event_id: string }; Returns: string };
      invite_to_offering: {
        Args: { p_id: string; p_is_invited?: boolean; p_relationship_id: string };
        Returns: undefined;
      };
      invite_to_portal: { Args: { p_party_id: string }; Returns: string };
      invite_to_tenant: {
        Args: { email: string; role: Database['public']['Enums']['tenant_role'] };
        Returns: string;
      };
      issue_capital_call: {
        Args: {
          p_cents: number;
          p_due_on: string;
          p_id: string;
          p_offering_id: string;
          p_purpose: string;
        };
        Returns: number;
      };
      join_requests: {
        Args: Record<PropertyKey, never>;
        Returns: {
          asked_at: string;
          email: string;
          id: string;
          name: string;
        }[];
      };
      known_people: {
        Args: { search?: string };
        Returns: {
          avatar_url: string;
          company: string;
          id: string;
          name: string;
        }[];
      };
      lead_credits_to_decide: { Args: Record<PropertyKey, never>; Returns: Json };
      lead_form: { Args: { form_id: string }; Returns: Json };
      lead_measures: {
        Args: { p_by?: string; p_from: string; p_to: string };
        Returns: {
          answered: number;
          commission: number;
          converted: number;
          in_time: number;
          leads: number;
          median_minutes: number;
          qualified: number;
          value: string;
          won: number;
        }[];
      };
      leave_conversation: { Args: { conversation_id: string }; Returns: boolean };
      leave_tenant: { Args: { tenant_id: string }; Returns: undefined };
      link_billing_customer: { Args: { customer_id: string; user_id: string }; Returns: string };
      link_community_listing: { Args: { p_id: string; p_listing_id: string }; Returns: undefined };
      link_connected_account: { Args: { p_id: string; p_provider_id: string }; Returns: string };
      link_deal_to_listing: { Args: { p_id: string; p_listing_id: string }; Returns: undefined };
      link_position: {
        Args: { p_holding_id: string; p_is_automatic?: boolean; p_subscription_id: string };
        Returns: number;
      };
      list_activities: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      list_aging_items: {
        Args: { p_column?: string; p_community_id: string; p_payor?: string };
        Returns: Json;
      };
      list_ai_calls: { Args: { p_limit?: number; p_older_than?: string }; Returns: Json };
      list_alerts: { Args: { p_community_id: string }; Returns: Json };
      list_appointments: { Args: { p_community_id: string }; Returns: Json };
      list_assessment_queue: {
        Args: { p_community_id: string };
        Returns: {
          assessment_id: string;
          assessment_status: string;
          due_on: string;
          is_overdue: boolean;
          last_approved_on: string;
          level: number;
          resident: string;
          resident_id: string;
          status: string;
          type: string;
          unit: string;
        }[];
      };
      list_board_rows: { Args: { p_community_id: string; p_figure: string }; Returns: Json };
      list_buyer_packages: { Args: { p_community_id: string }; Returns: Json };
      list_calendar_subscriptions: { Args: Record<PropertyKey, never>; Returns: Json };
      list_capital_calls: { Args: { p_offering_id: string }; Returns: Json };
      list_capital_matches: { Args: { p_request_id: string }; Returns: Json };
      list_care_plans: {
        Args: { p_community_id: string };
        Returns: {
          changed_at: string;
          goals_past_target: number;
          level: number;
          needs: number;
          resident: string;
          resident_id: string;
          status: string;
          tasks: number;
          unit: string;
        }[];
      };
      list_care_scenarios: { Args: { p_community_id: string }; Returns: Json };
      list_care_team: { Args: { p_community_id: string }; Returns: Json };
      list_census_days: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: {
          available: number;
          day: string;
          in_house: number;
          occupied: number;
          on_leave: number;
          paid: number;
        }[];
      };
      list_checklist_versions: {
        Args: { p_below?: number; p_community_id: string; p_id: string };
        Returns: Json;
      };
      list_claims: { Args: { p_community_id: string }; Returns: Json };
      list_community_activities: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: {
          cancel_reason: string;
          category: string;
          day: string;
          host: string;
          id: string;
          minutes: number;
          note: string;
          place: string;
          starts: string;
          starts_at: string;
          title: string;
        }[];
      };
      list_community_invitations: {
        Args: { p_community_id: string };
        Returns: {
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          position: string;
        }[];
      };
      list_community_questions: {
        Args: { most: number; search: string; topic: string };
        Returns: Json;
      };
      list_community_reports: { Args: Record<PropertyKey, never>; Returns: Json };
      list_community_team: {
        Args: { p_community_id: string };
        Returns: {
          ends_at: string;
          id: string;
          name: string;
          position: string;
          starts_at: string;
        }[];
      };
      list_community_vendor_invoices: { Args: { p_community_id: string }; Returns: Json };
      list_connectors: { Args: Record<PropertyKey, never>; Returns: Json };
      list_consent_history: {
        Args: { p_resident_id: string };
        Returns: {
          granted_at: string;
          granted_by: string;
          item: string;
          person: string;
          withdrawn_at: string;
          withdrawn_by: string;
        }[];
      };
      list_conversion_rows: {
        Args: {
          p_community_id: string;
          p_from: string;
          p_measure: string;
          p_to: string;
          p_value?: string;
        };
        Returns: {
          id: string;
          inquired_on: string;
          lost_reason: string;
          name: string;
          source: string;
          stage: string;
        }[];
      };
      list_course_assignments: { Args: { p_community_id: string }; Returns: Json };
      list_course_credits: { Args: { p_course_id: string }; Returns: Json };
      list_course_media: { Args: { p_course_id: string }; Returns: Json };
      list_course_packages: { Args: { p_course_id: string }; Returns: Json };
      list_distribution_lines: {
        Args: { p_after?: string; p_page_size?: number; p_run_id: string };
        Returns: Json;
      };
      list_distributions: { Args: { p_offering_id: string }; Returns: Json };
      list_document_compliance: {
        Args: { p_community_id: string; p_resident_id?: string };
        Returns: {
          due_on: string;
          is_state_rule: boolean;
          label: string;
          resident: string;
          resident_id: string;
          source: string;
          status: string;
          type: string;
          unit: string;
          until: string;
        }[];
      };
      list_emails_to: {
        Args: { email: string };
        Returns: {
          attempts: number;
          given_up_at: string;
          id: string;
          last_error: string;
          queued_at: string;
          sent_at: string;
          template: string;
        }[];
      };
      list_emergency_events: { Args: { p_community_id: string }; Returns: Json };
      list_emergency_marks: { Args: { p_event_id: string; p_subject_id: string }; Returns: Json };
      list_emergency_plans: { Args: { p_community_id: string }; Returns: Json };
      list_facets: {
        Args: { p_id: string; p_kind: string };
        Returns: {
          facet: string;
          id: string;
          name: string;
          price: number;
          property_id: string;
          stage: string;
        }[];
      };
      list_family_access: { Args: { p_community_id: string }; Returns: Json };
      list_family_calendar: {
        Args: { p_from: string; p_resident_id: string; p_to: string };
        Returns: Json;
      };
      list_family_posts: { Args: { p_community_id: string }; Returns: Json };
      list_family_threads: { Args: { p_community_id: string }; Returns: Json };
      list_faq: { Args: Record<PropertyKey, never>; Returns: Json };
      list_file_drops: { Args: Record<PropertyKey, never>; Returns: Json };
      list_guest_meals: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      list_incidents: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      list_inspections: { Args: { p_community_id: string }; Returns: Json };
      list_insurance: { Args: Record<PropertyKey, never>; Returns: Json };
      list_integration_changes: {
        Args: { p_item_id?: string };
        Returns: {
          act: string;
          actor: string;
          fields: string[];
          happened_at: string;
          id: number;
          is_automatic: boolean;
          kind: string;
          name: string;
        }[];
      };
      list_investor_imports: { Args: { p_entity_id: string }; Returns: Json };
      list_investor_movements: {
        Args: {
          p_after?: string;
          p_entity_id?: string;
          p_from?: string;
          p_holding_id?: string;
          p_kind?: string;
          p_limit?: number;
          p_sponsor_id?: string;
          p_to?: string;
          p_vintage?: number;
        };
        Returns: Json;
      };
      list_investor_relationships: { Args: { p_offering_id?: string }; Returns: Json };
      list_ledger_entries: { Args: { p_community_id: string; p_month: string }; Returns: Json };
      list_ledger_export: { Args: { p_community_id: string; p_month: string }; Returns: Json };
      list_ledger_lines: {
        Args: { p_account: string; p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      list_lesson_learners: { Args: { p_course_id: string; p_lesson: string }; Returns: Json };
      list_lesson_questions: { Args: { p_course: string; p_lesson: string }; Returns: Json };
      list_listing_feeds: { Args: Record<PropertyKey, never>; Returns: Json };
      list_listing_packages: { Args: { p_listing_id: string }; Returns: Json };
      list_maintenance_assets: { Args: { p_community_id: string }; Returns: Json };
      list_maintenance_schedules: { Args: { p_community_id: string }; Returns: Json };
      list_market_periods: {
        Args: { p_level: string; p_measure: string; p_place: string };
        Returns: Json;
      };
      list_market_places: {
        Args: { p_level: string; p_measure: string; p_state?: string };
        Returns: Json;
      };
      list_meal_overrides: {
        Args: { p_community_id: string };
        Returns: {
          at: string;
          by_name: string;
          day: string;
          dish: string;
          id: string;
          is_acknowledgment: boolean;
          keys: string[];
          meal: string;
          reason: string;
          resident: string;
        }[];
      };
      list_my_approvals: { Args: Record<PropertyKey, never>; Returns: Json };
      list_my_community_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          community: string;
          expires_at: string;
          id: string;
          invited_by: string;
          position: string;
        }[];
      };
      list_my_positions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          adds: string[];
          changes: string[];
          community: string;
          community_id: string;
          position: string;
          reads: string[];
        }[];
      };
      list_my_residents: {
        Args: Record<PropertyKey, never>;
        Returns: {
          community: string;
          id: string;
          name: string;
          photo_path: string;
          preferred_name: string;
          status: string;
          unit: string;
        }[];
      };
      list_my_site_widgets: { Args: Record<PropertyKey, never>; Returns: Json };
      list_my_statements: { Args: Record<PropertyKey, never>; Returns: Json };
      list_my_vendor_invoices: { Args: Record<PropertyKey, never>; Returns: Json };
      list_my_work_requests: { Args: { p_community_id: string }; Returns: Json };
      list_occupancy_proposals: { Args: { p_listing_id: string }; Returns: Json };
      list_offerings: {
        Args: { p_after?: string; p_page_size?: number; p_side?: string };
        Returns: Json;
      };
      list_online_payments: { Args: { p_community_id: string }; Returns: Json };
      list_operations_feed: { Args: { p_area?: string; p_community_id?: string }; Returns: Json };
      list_orphaned_files: {
        Args: { most: number };
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      list_photo_residents: {
        Args: { p_community_id: string };
        Returns: {
          has_consent: boolean;
          id: string;
          name: string;
          unit: string;
        }[];
      };
      list_plannable_closings: { Args: Record<PropertyKey, never>; Returns: Json };
      list_property_tours: { Args: Record<PropertyKey, never>; Returns: Json };
      list_public_courses: { Args: Record<PropertyKey, never>; Returns: Json };
      list_purchases: { Args: { p_community_id: string }; Returns: Json };
      list_question_answers: { Args: { p_question_id: string }; Returns: Json };
      list_report_schedules: { Args: { p_community_id: string; p_report: string }; Returns: Json };
      list_request_labels: {
        Args: { p_asset_ids: string[]; p_community_id: string; p_unit_ids: string[] };
        Returns: Json;
      };
      list_residency_agreements: { Args: { p_prospect_id: string }; Returns: Json };
      list_resident_accounts: { Args: { p_community_id: string }; Returns: Json };
      list_resident_consents: {
        Args: { p_resident_id: string };
        Returns: {
          email: string;
          items: string[];
          name: string;
        }[];
      };
      list_resident_history: {
        Args: { p_resident_id: string };
        Returns: {
          act: string;
          at: string;
          by_name: string;
          id: number;
          kind: string;
          now: Json;
          was: Json;
        }[];
      };
      list_resident_payments: { Args: { p_community_id: string }; Returns: Json };
      list_retention_due: { Args: { p_community_id: string; p_kind: string }; Returns: Json };
      list_scheduled_exports: { Args: Record<PropertyKey, never>; Returns: Json };
      list_service_accounts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          created_by: string;
          id: string;
          keys: number;
          last_used_at: string;
          name: string;
          role: Database['public']['Enums']['tenant_role'];
        }[];
      };
      list_shift_assignments: {
        Args: { p_community_id: string; p_day?: string; p_shift?: string };
        Returns: Json;
      };
      list_signers_of_version: { Args: { p_room_id: string; p_version_id: string }; Returns: Json };
      list_staff: { Args: { p_community_id: string }; Returns: Json };
      list_staff_broadcasts: { Args: { p_community_id: string }; Returns: Json };
      list_subscribed_events: { Args: { p_from: string; p_to: string }; Returns: Json };
      list_subscriptions: {
        Args: { p_after?: string; p_offering_id: string; p_page_size?: number };
        Returns: Json;
      };
      list_swap_partners: { Args: { p_shift_id: string }; Returns: Json };
      list_target_vendor_invoices: { Args: { p_target_id: string }; Returns: Json };
      list_transfers: { Args: { p_offering_id: string }; Returns: Json };
      list_trust: { Args: { p_community_id: string }; Returns: Json };
      list_unit_turns: { Args: { p_community_id: string }; Returns: Json };
      list_vendor_payments: { Args: { p_vendor_id: string; p_year: number }; Returns: Json };
      list_vendor_purchases: { Args: Record<PropertyKey, never>; Returns: Json };
      list_vendor_tax_totals: { Args: { p_year: number }; Returns: Json };
      list_vendor_work_orders: { Args: Record<PropertyKey, never>; Returns: Json };
      list_visit_slots: { Args: { p_community_id: string; p_day: string }; Returns: Json };
      list_visits: {
        Args: { p_community_id: string; p_from: string; p_to: string };
        Returns: Json;
      };
      list_waitlist: {
        Args: { p_care_type?: string; p_community_id: string; p_unit_type?: string };
        Returns: {
          care_type: string;
          declined_offers: number;
          deposit: number;
          desired_on: string;
          group: string;
          id: string;
          joined_at: string;
          name: string;
          place: number;
          priority: string;
          ready_units: number;
          unit_types: string[];
        }[];
      };
      list_watch_alerts: { Args: { p_after?: string; p_page_size?: number }; Returns: Json };
      list_work_choices: { Args: { p_community_id: string }; Returns: Json };
      list_work_orders: {
        Args: { p_community_id: string; p_days?: number; p_view?: string };
        Returns: Json;
      };
      listing_certification: { Args: { listing_id: string }; Returns: Json };
      listing_contact: { Args: { listing_id: string }; Returns: Json };
      listing_figures: { Args: { facets?: string[]; search?: string }; Returns: Json };
      listing_history: {
        Args: { listing_id: string };
        Returns: {
          day: string;
          price: number;
          status: string;
          what: string;
        }[];
      };
      listing_memorandum: { Args: { listing_id: string }; Returns: Json };
      listing_page_vitals: { Args: Record<PropertyKey, never>; Returns: Json };
      listing_signatures: {
        Args: { listing_id: string };
        Returns: {
          address: string;
          company: string;
          ended_at: string;
          hash: string;
          id: string;
          name: string;
          signed_at: string;
          version: number;
        }[];
      };
      lists_for_me: {
        Args: Record<PropertyKey, never>;
        Returns: {
          by_name: string;
          company: string;
          has_notes: boolean;
          id: string;
          name: string;
          shared_at: string;
        }[];
      };
      lock_underwriting_statement_version: { Args: { p_version_id: string }; Returns: undefined };
      log_audit_log_view: { Args: Record<PropertyKey, never>; Returns: undefined };
      log_list_export: { Args: { list: string }; Returns: undefined };
      log_maintenance: {
        Args: { act: string; actor_id: string; details: Json };
        Returns: undefined;
      };
      log_wire_call: {
        Args: {
          p_account: string;
          p_amount?: number;
          p_bank: string;
          p_beneficiary: string;
          p_id: string;
          p_phone: string;
          p_routing: string;
          p_spoke_with: string;
          p_version: number;
          p_wire_id: string;
        };
        Returns: boolean;
      };
      maintenance_status: { Args: Record<PropertyKey, never>; Returns: Json };
      make_material: {
        Args: { p_id: string; p_kind: string; p_listing_id: string };
        Returns: number;
      };
      make_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      map_listings: { Args: { facets?: string[]; search?: string }; Returns: Json };
      map_nursing_homes: { Args: { p_state?: string }; Returns: Json };
      mark_as_not_duplicates: { Args: { p_one: string; p_other: string }; Returns: undefined };
      mark_conversation_read: {
        Args: { conversation_id: string; up_to?: string };
        Returns: number;
      };
      mark_emergency_people: {
        Args: {
          p_acting_id?: string;
          p_at: string;
          p_event_id: string;
          p_id: string;
          p_place?: string;
          p_status: string;
          p_subject_ids: string[];
        };
        Returns: undefined;
      };
      mark_messages_delivered: { Args: Record<PropertyKey, never>; Returns: number };
      mark_outside_signing_sent: {
        Args: {
          p_claim: string;
          p_envelope: string;
          p_id: string;
          p_service: string;
          p_sha256: string;
        };
        Returns: boolean;
      };
      mark_watch_alerts_read: { Args: { p_ids?: string[] }; Returns: undefined };
      mark_wire_sent: { Args: { p_id: string }; Returns: string };
      market_figures: { Args: { property_type?: string; state?: string }; Returns: Json };
      match_buyers: {
        Args: { p_listing_id: string };
        Returns: {
          company: string;
          fits: string[];
          funds: string;
          id: string;
          misses: string[];
          name: string;
        }[];
      };
      match_listings: {
        Args: { p_contact_id: string };
        Returns: {
          cap_rate: number;
          fits: string[];
          id: string;
          location: string;
          misses: string[];
          price: number;
          property_name: string;
          property_type: string;
          total_beds: number;
        }[];
      };
      may_open_document: { Args: { p_id: string }; Returns: boolean };
      merge_contacts: {
        Args: { p_gone: string; p_keep: string; p_take?: string[] };
        Returns: string;
      };
      message_history: {
        Args: { message_id: string };
        Returns: {
          message_text: string;
          replaced_at: string;
          version: number;
        }[];
      };
      message_sponsor: { Args: { p_message: string; p_offering_id: string }; Returns: string };
      move_faq_category: { Args: { p_id: string; p_is_up: boolean }; Returns: undefined };
      move_faq_question: { Args: { p_id: string; p_is_up: boolean }; Returns: undefined };
      move_in_prospect: {
        Args: {
          p_at: string;
          p_bed_id?: string;
          p_id: string;
          p_is_respite?: boolean;
          p_is_second_occupant?: boolean;
          p_prospect_id: string;
          p_reason?: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      move_rfp: { Args: { p_action: string; p_id: string; p_note?: string }; Returns: string };
      move_transaction_dates: { Args: { p_id: string; p_moves: Json }; Returns: number };
      my_account: { Args: Record<PropertyKey, never>; Returns: Json };
      my_account_deletion: { Args: Record<PropertyKey, never>; Returns: Json };
      my_automations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          acts: Json;
          conditions: Json;
          id: string;
          is_on: boolean;
          last_at: string;
          matches: string;
          name: string;
          occasion: string;
          occasion_value: string;
          paused_because: string;
          runs: number;
          version: number;
          waiting: number;
          whose: string;
        }[];
      };
      my_bid: { Args: { p_transaction_id: string }; Returns: Json };
      my_bids: {
        Args: Record<PropertyKey, never>;
        Returns: {
          deadline: string;
          is_running: boolean;
          price: number;
          property_name: string;
          state: string;
          status: string;
          transaction_id: string;
        }[];
      };
      my_booking_page: { Args: Record<PropertyKey, never>; Returns: Json };
      my_brand: { Args: Record<PropertyKey, never>; Returns: Json };
      my_buyers: {
        Args: Record<PropertyKey, never>;
        Returns: {
          at: string;
          company: string;
          email: string;
          licence_history: string;
          name: string;
          party_id: string;
          price: number;
          proof_of_funds: string;
          property_name: string;
          role: string;
          status: string;
          transaction_id: string;
        }[];
      };
      my_calculators: { Args: Record<PropertyKey, never>; Returns: Json };
      my_calendar_feed: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          read_at: string;
        }[];
      };
      my_clients: {
        Args: { after?: string; page_size?: number };
        Returns: {
          amount: number;
          chosen_at: string;
          company: string;
          cursor: string;
          done: number;
          has_note: boolean;
          id: string;
          is_gone: boolean;
          name: string;
          running: number;
          won: number;
        }[];
      };
      my_closing_quotes: { Args: Record<PropertyKey, never>; Returns: Json };
      my_co_brokerages: { Args: Record<PropertyKey, never>; Returns: Json };
      my_connections: { Args: Record<PropertyKey, never>; Returns: Json };
      my_contact_allowance: { Args: Record<PropertyKey, never>; Returns: Json };
      my_conversations: {
        Args: {
          after?: string;
          conversation_id?: string;
          is_unread?: boolean;
          page_size?: number;
          search?: string;
        };
        Returns: {
          conversation_type: string;
          cursor: string;
          id: string;
          is_muted: boolean;
          last_message: Json;
          last_message_at: string;
          listing_id: string;
          listing_name: string;
          metadata: Json;
          owner_id: string;
          people: Json;
          subject: string;
          unread_count: number;
        }[];
      };
      my_course_review: { Args: { p_course: string }; Returns: Json };
      my_courses: { Args: Record<PropertyKey, never>; Returns: Json };
      my_deal_listings: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          location: string;
          property_name: string;
        }[];
      };
      my_deliveries: {
        Args: { after?: string; page_size?: number };
        Returns: {
          channel: string;
          created_at: string;
          cursor: string;
          due_at: string;
          id: string;
          kind: string;
          reason: string;
          sent_at: string;
          sent_to: string;
          status: string;
          title: string;
          waits_for: string;
        }[];
      };
      my_domain_tenant: {
        Args: Record<PropertyKey, never>;
        Returns: {
          domain: string;
          name: string;
          state: string;
          tenant_id: string;
        }[];
      };
      my_email_status: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          email_bounced_at: string;
        }[];
      };
      my_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      my_imports: {
        Args: { p_kind: string };
        Returns: {
          added: number;
          changed: number;
          done_at: string;
          file_name: string;
          id: string;
          skipped: number;
          state: string;
        }[];
      };
      my_inquiries: {
        Args: { after?: string; page_size?: number };
        Returns: {
          agreement: string;
          answered_at: string;
          asked_at: string;
          conversation_id: string;
          cursor: string;
          has_room: boolean;
          id: string;
          is_my_turn: boolean;
          listing_id: string;
          location: string;
          message: string;
          offer_price: number;
          offer_status: string;
          offer_until: string;
          price: number;
          property_name: string;
          standing: string;
          transaction_id: string;
        }[];
      };
      my_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          expires_at: string;
          id: string;
          invited_by: string;
          role: Database['public']['Enums']['tenant_role'];
          tenant: string;
        }[];
      };
      my_items_from_brokers: { Args: Record<PropertyKey, never>; Returns: Json };
      my_lead_rules: { Args: Record<PropertyKey, never>; Returns: Json };
      my_lead_settings: { Args: Record<PropertyKey, never>; Returns: Json };
      my_list_shares: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          has_notes: boolean;
          id: string;
          list_id: string;
          name: string;
          shared_at: string;
        }[];
      };
      my_listing_numbers: { Args: { weeks?: number }; Returns: Json };
      my_materials: { Args: Record<PropertyKey, never>; Returns: Json };
      my_network: { Args: { p_name?: string; p_state?: string }; Returns: Json };
      my_notifications: {
        Args: { after?: string; of_type?: string; only_unread?: boolean; page_size?: number };
        Returns: {
          created_at: string;
          cursor: string;
          id: string;
          kind: string;
          message: string;
          metadata: Json;
          read_at: string;
          seen_at: string;
          title: string;
          type: string;
        }[];
      };
      my_offer_summaries: {
        Args: Record<PropertyKey, never>;
        Returns: {
          best: number;
          deadline: string;
          id: string;
          is_run: boolean;
          is_sealed: boolean;
          offers: number;
          property_name: string;
          status: string;
        }[];
      };
      my_outside_signings: { Args: Record<PropertyKey, never>; Returns: Json };
      my_partnerships: { Args: Record<PropertyKey, never>; Returns: Json };
      my_portfolio: { Args: Record<PropertyKey, never>; Returns: Json };
      my_postal_address: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          is_mine: boolean;
        }[];
      };
      my_projects: {
        Args: { after?: string; page_size?: number; statuses?: string[] };
        Returns: {
          answers_by: string;
          asked: number;
          category: string;
          chosen: string;
          created_at: string;
          cursor: string;
          id: string;
          lowest: number;
          place: string;
          price: number;
          price_per: string;
          questions: number;
          quoted: number;
          state: string;
          status: string;
          title: string;
        }[];
      };
      my_prospects: {
        Args: Record<PropertyKey, never>;
        Returns: {
          agreement: string;
          asked_at: string;
          company: string;
          conversation_id: string;
          has_room: boolean;
          id: string;
          is_in_room: boolean;
          is_my_turn: boolean;
          is_run: boolean;
          last_at: string;
          listing_id: string;
          message: string;
          name: string;
          offered_at: string;
          price: number;
          proof_of_funds: string;
          property_name: string;
          role: string;
          signed_at: string;
          status: string;
          transaction_id: string;
        }[];
      };
      my_requests: {
        Args: { after?: string; page_size?: number; statuses?: string[] };
        Returns: {
          answered_at: string;
          answers_by: string;
          asked_at: string;
          asker: string;
          budget_from: number;
          budget_to: number;
          category: string;
          company: string;
          cursor: string;
          holds_until: string;
          id: string;
          is_outdated: boolean;
          place: string;
          price: number;
          price_per: string;
          project_status: string;
          respond_by: string;
          source: string;
          state: string;
          status: string;
          title: string;
        }[];
      };
      my_reviews: { Args: Record<PropertyKey, never>; Returns: Json };
      my_rfps: {
        Args: { after?: string; page_size?: number; statuses?: string[] };
        Returns: {
          bids: number;
          category: string;
          created_at: string;
          cursor: string;
          deadline: string;
          decides_on: string;
          id: string;
          intends: number;
          price: number;
          questions: number;
          state: string;
          status: string;
          title: string;
          vendors: number;
          winner: string;
        }[];
      };
      my_rooms: { Args: Record<PropertyKey, never>; Returns: Json };
      my_saved_listings: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cap_rate: number;
          id: string;
          is_confidential: boolean;
          list_id: string;
          listed_at: string;
          listing_id: string;
          location: string;
          note: string;
          occupancy_rate: number;
          price: number;
          price_when_saved: number;
          property_name: string;
          property_type: string;
          saved_at: string;
          standing: string;
          total_beds: number;
          total_units: number;
          us_state: string;
        }[];
      };
      my_searches: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cadence: string;
          created_at: string;
          facets: string[];
          found: number;
          id: string;
          is_paused: boolean;
          last_found_at: string;
          looked_at: string;
          name: string;
          on_new: boolean;
          on_price: boolean;
          on_status: boolean;
          words: string;
        }[];
      };
      my_security: { Args: Record<PropertyKey, never>; Returns: Json };
      my_signatures: { Args: Record<PropertyKey, never>; Returns: Json };
      my_tasks: {
        Args: { p_after?: string; p_is_done?: boolean; p_limit?: number };
        Returns: Json;
      };
      my_transaction: { Args: { p_id: string }; Returns: Json };
      my_transactions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          closed_on: string;
          expected_close: string;
          id: string;
          next_date: string;
          next_on: string;
          price: number;
          property_name: string;
          roles: string[];
          stage_since: string;
          state: string;
          status: string;
        }[];
      };
      my_vendor_owners: { Args: Record<PropertyKey, never>; Returns: Json };
      my_vendor_reviews: { Args: Record<PropertyKey, never>; Returns: Json };
      my_wires: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount: number;
          bank: string;
          beneficiary: string;
          confirmed_at: string;
          confirmed_name: string;
          entered_at: string;
          entered_name: string;
          id: string;
          is_disputed: boolean;
          is_mine: boolean;
          last_four: string;
          part: string;
          property_name: string;
          purpose: string;
          sent_at: string;
          sent_name: string;
          transaction_id: string;
          version: number;
        }[];
      };
      next_delivery_time: {
        Args: { kind: string };
        Returns: {
          at: string;
          channel: string;
        }[];
      };
      note_faq_search: { Args: { term: string }; Returns: undefined };
      note_sso_failure: {
        Args: { p_connection_id: string; p_failure: string };
        Returns: undefined;
      };
      notification_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          messages: number;
          unread: number;
          unseen: number;
        }[];
      };
      offer_co_brokerage: { Args: { p_id: string }; Returns: undefined };
      offer_partnership: {
        Args: {
          p_broker_id: string;
          p_id: string;
          p_percent: number;
          p_terms?: string;
          p_until?: string;
        };
        Returns: undefined;
      };
      offer_to_sign: { Args: { p_id: string }; Returns: Json };
      open_course_package: {
        Args: { p_course: string; p_lesson: string; p_package_id: string };
        Returns: Json;
      };
      open_course_video: {
        Args: { p_course: string; p_lesson: string; p_media_id: string };
        Returns: Json;
      };
      open_file_drop: { Args: { p_id: string; p_token_hash: string }; Returns: Json };
      open_material: { Args: { p_id: string }; Returns: Json };
      open_material_by_token: { Args: { p_token: string }; Returns: Json };
      open_my_quote: { Args: { p_id: string }; Returns: string };
      open_offering_file: { Args: { p_id: string }; Returns: Json };
      open_portal: { Args: { p_id: string; p_token: string }; Returns: string };
      open_resident: { Args: { p_reason?: string; p_resident_id: string }; Returns: Json };
      open_room_archive: { Args: { p_goes_on?: boolean; p_id: string }; Returns: string };
      open_room_page: { Args: { p_number: number; p_version_id: string }; Returns: Json };
      open_tax_document: { Args: { p_id: string }; Returns: Json };
      operations: { Args: Record<PropertyKey, never>; Returns: Json };
      order_medication: {
        Args: { p_id: string; p_resident_id: string; p_values: Json };
        Returns: string;
      };
      outside_document_hash: { Args: { p_id: string }; Returns: string };
      own_listing_pictures: {
        Args: { listing_id: string };
        Returns: {
          alt_text: string;
          height: number;
          id: string;
          image_url: string;
          width: number;
        }[];
      };
      party_portal: { Args: { p_id: string; p_session: string }; Returns: Json };
      pause_maintenance_schedule: {
        Args: { p_id: string; p_is_paused: boolean };
        Returns: undefined;
      };
      pause_my_workspace: { Args: Record<PropertyKey, never>; Returns: boolean };
      plan_tax_payments: {
        Args: { p_entity_id: string; p_jurisdiction: string; p_payments: Json; p_year: number };
        Returns: undefined;
      };
      policy_reports: {
        Args: Record<PropertyKey, never>;
        Returns: {
          blocked: string;
          directive: string;
          first_seen: string;
          id: string;
          is_enforced: boolean;
          kind: string;
          last_seen: string;
          reports: number;
          route: string;
        }[];
      };
      portal_document_path: { Args: { p_id: string; p_session: string }; Returns: string };
      portal_quote: { Args: { p_id: string; p_session: string }; Returns: Json };
      portal_upload_path: { Args: { p_id: string; p_session: string }; Returns: string };
      post_billing_run: { Args: { p_id: string }; Returns: number };
      post_journal_entry: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      post_month_payroll: { Args: { p_community_id: string; p_month: string }; Returns: string };
      post_trust_interest: {
        Args: { p_cents: number; p_community_id: string; p_day: string; p_id: string };
        Returns: number;
      };
      preview_automation: { Args: { p_rule: Json }; Returns: Json };
      preview_billing_run: { Args: { p_community_id: string; p_month: string }; Returns: Json };
      preview_distribution: {
        Args: { p_cents: number; p_offering_id: string; p_paid_on: string };
        Returns: Json;
      };
      preview_federal_file: { Args: { file_id: string }; Returns: Json };
      preview_listing_import: { Args: { import_id: string; listing_rows: Json }; Returns: Json };
      preview_remittance: { Args: { p_community_id: string; p_remittance: Json }; Returns: Json };
      project: { Args: { p_id: string }; Returns: Json };
      project_request: { Args: { p_id: string }; Returns: Json };
      propose_ai_change: {
        Args: { p_action: string; p_id: string; p_values: Json };
        Returns: string;
      };
      propose_listing_occupancy: { Args: { p_community_id: string }; Returns: Json };
      propose_rfp_change: {
        Args: {
          p_amount: number;
          p_details: string;
          p_due_on: string;
          p_id: string;
          p_is_credit: boolean;
          p_rfp_id: string;
          p_title: string;
        };
        Returns: undefined;
      };
      publish_brand: { Args: { version?: number }; Returns: number };
      publish_care_instrument: { Args: { p_id: string }; Returns: undefined };
      publish_course_draft: {
        Args: { p_course_id: string; p_version: number };
        Returns: undefined;
      };
      publish_federal_file: { Args: { file_id: string; rows: number }; Returns: Json };
      publish_policy_version: {
        Args: { p_id: string; p_policy_id: string; p_values: Json };
        Returns: undefined;
      };
      publish_room_nda: {
        Args: { p_body: string; p_room_id: string; p_seen: number };
        Returns: number;
      };
      publish_schedule: { Args: { p_community_id: string; p_week: string }; Returns: Json };
      quote_project: {
        Args: {
          p_begins_on?: string;
          p_holds_until?: string;
          p_id: string;
          p_price: number;
          p_price_per: string;
          p_project_n: number;
          p_scope: string;
          p_weeks?: number;
        };
        Returns: number;
      };
      raise_room_rates: {
        Args: {
          p_community_id: string;
          p_effective_on: string;
          p_id: string;
          p_percent: number;
          p_resident_ids: string[];
        };
        Returns: number;
      };
      rate_faq_answer: { Args: { is_helpful: boolean; question_id: string }; Returns: undefined };
      rating_summary: { Args: Record<PropertyKey, never>; Returns: Json };
      react: { Args: { is_on?: boolean; message_id: string; sign: string }; Returns: Json };
      read_billing: { Args: { user_id: string }; Returns: Json };
      read_file_drop: { Args: { p_id: string; p_is_check: boolean }; Returns: boolean };
      read_lesson: { Args: { p_course: string; p_lesson: string }; Returns: Json };
      read_scheduled_export_page: {
        Args: { p_claim: string; p_id: string; p_operation: Json };
        Returns: Json;
      };
      read_scheduled_export_part: {
        Args: { p_id: string; p_place: number; p_token_hash: string };
        Returns: Json;
      };
      receive_purchase: {
        Args: { p_id: string; p_lines: Json; p_note?: string; p_purchase_id: string };
        Returns: undefined;
      };
      record_activity_attendance: {
        Args: { p_activity_id: string; p_attendance?: string; p_resident_id: string };
        Returns: undefined;
      };
      record_call_payment: {
        Args: {
          p_call_id: string;
          p_paid_on: string;
          p_reference?: string;
          p_subscription_id: string;
        };
        Returns: undefined;
      };
      record_care_entry: {
        Args: { p_acting_id?: string; p_id: string; p_values: Json };
        Returns: Json;
      };
      record_claim_answers: { Args: { p_answers: Json; p_community_id: string }; Returns: Json };
      record_course_task: {
        Args: { p_answers: Json; p_asked: number; p_attempt_id: string; p_correct: number };
        Returns: undefined;
      };
      record_dashboard_visit: { Args: Record<PropertyKey, never>; Returns: string };
      record_document_use: {
        Args: { p_id: string; p_path: string; p_target: string };
        Returns: number;
      };
      record_dose: {
        Args: {
          p_acting_id?: string;
          p_at?: string;
          p_due_at: string;
          p_id: string;
          p_note?: string;
          p_order_id: string;
          p_status: string;
        };
        Returns: string;
      };
      record_dose_effect: {
        Args: {
          p_acting_id?: string;
          p_at?: string;
          p_effect: string;
          p_id: string;
          p_note?: string;
        };
        Returns: undefined;
      };
      record_email_bounce: {
        Args: { address: string; cause: string; email_id?: string };
        Returns: boolean;
      };
      record_envelope_event: { Args: { p_envelope: string; p_hash: string }; Returns: string };
      record_guest_meal: {
        Args: { p_id: string; p_resident_id: string; p_values: Json };
        Returns: string;
      };
      record_incident_notification: {
        Args: {
          p_at?: string;
          p_incident_id: string;
          p_method: string;
          p_party: string;
          p_person: string;
          p_recipient?: string;
        };
        Returns: undefined;
      };
      record_inspection: {
        Args: { p_at?: string; p_id: string; p_results: Json; p_signature?: string };
        Returns: undefined;
      };
      record_investor_movement: {
        Args: { p_entity_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      record_investor_relationship: {
        Args: {
          p_basis: string;
          p_email: string;
          p_established_on: string;
          p_id: string;
          p_name: string;
        };
        Returns: string;
      };
      record_kyc_check: {
        Args: {
          p_checked_on: string;
          p_id: string;
          p_is_clear: boolean;
          p_reference: string;
          p_subscription_id: string;
        };
        Returns: undefined;
      };
      record_meal_intake: { Args: { p_intake: string; p_order_id: string }; Returns: undefined };
      record_meter_reading: { Args: { p_asset_id: string; p_value: number }; Returns: undefined };
      record_milestone_payment: {
        Args: {
          p_cents: number;
          p_id: string;
          p_method: string;
          p_milestone_id: string;
          p_paid_on: string;
          p_reference?: string;
        };
        Returns: undefined;
      };
      record_mock_survey: { Args: { p_id: string; p_results: Json }; Returns: undefined };
      record_opened_rfp_bids: {
        Args: { p_bids: Json; p_opener: string; p_rfp_id: string; p_round: number };
        Returns: number;
      };
      record_page_view_time: { Args: { p_seconds: number; p_ticket: string }; Returns: string };
      record_payment: {
        Args: { p_id: string; p_resident_id: string; p_values: Json };
        Returns: undefined;
      };
      record_people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          name: string;
        }[];
      };
      record_policy_reports: { Args: { p_address: string; p_reports: Json }; Returns: undefined };
      record_position_payments: { Args: { p_subscription_id: string }; Returns: number };
      record_prospect_event: {
        Args: {
          p_amount?: number;
          p_at: string;
          p_id: string;
          p_note?: string;
          p_prospect_id: string;
          p_reason?: string;
          p_type: string;
          p_unit_id?: string;
        };
        Returns: string;
      };
      record_rfp_bid: {
        Args: {
          p_deadline: string;
          p_envelope: string;
          p_files?: string[];
          p_id: string;
          p_participant_id: string;
          p_receipt: string;
          p_received_at: string;
          p_round: number;
        };
        Returns: Json;
      };
      record_rfp_bid_file: { Args: { p_id: string; p_is_readable: boolean }; Returns: string };
      record_stay_event: {
        Args: {
          p_at: string;
          p_bed_id?: string;
          p_corrects_id?: string;
          p_destination?: string;
          p_id: string;
          p_is_removal?: boolean;
          p_is_second_occupant?: boolean;
          p_reason?: string;
          p_resident_id: string;
          p_type: string;
          p_unit_id?: string;
        };
        Returns: string;
      };
      record_tags: { Args: { p_kind: string }; Returns: string[] };
      record_tax_payment: {
        Args: { p_cents: number; p_id: string; p_paid_on: string };
        Returns: undefined;
      };
      record_timeline: {
        Args: { p_before?: string; p_id: string; p_kind: string; p_limit?: number };
        Returns: {
          act: string;
          assignee_id: string;
          at: string;
          body: string;
          by_id: string;
          by_name: string;
          cursor: string;
          done_at: string;
          due_on: string;
          edited_at: string;
          id: string;
          mentions: string[];
          now: Json;
          version: number;
          was: Json;
          what: string;
        }[];
      };
      record_vendor_invoice_payment: {
        Args: {
          p_cents: number;
          p_id: string;
          p_invoice_id: string;
          p_method: string;
          p_paid_on: string;
          p_reference?: string;
        };
        Returns: undefined;
      };
      record_visits: {
        Args: { device: string; events: Json; referrer: string; session: string };
        Returns: number;
      };
      record_wire_callback: {
        Args: {
          p_id: string;
          p_is_match: boolean;
          p_phone: string;
          p_spoke_with: string;
          p_wire_id: string;
        };
        Returns: undefined;
      };
      redeem_room_ticket: { Args: { p_ticket: string }; Returns: Json };
      redeem_sso_code: { Args: { p_challenge: string; p_code: string }; Returns: Json };
      refresh_calendar_subscription: { Args: { p_id: string }; Returns: boolean };
      refresh_listing_feed: { Args: { p_id: string }; Returns: boolean };
      refresh_outside_signing: { Args: { p_id: string }; Returns: boolean };
      reinstate_account: { Args: { reason?: string; user_id: string }; Returns: boolean };
      release_approval: { Args: { p_id: string; p_reference?: string }; Returns: string };
      release_domain: { Args: { domain: string }; Returns: undefined };
      release_employee_hold: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      release_outbox: { Args: { claim: string }; Returns: number };
      release_resident_hold: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      remind_policy_readers: { Args: { p_policy_id: string }; Returns: number };
      remind_subscriber: { Args: { p_id: string }; Returns: boolean };
      remove_alert_rule: { Args: { p_id: string }; Returns: undefined };
      remove_appointment: { Args: { p_id: string }; Returns: undefined };
      remove_automation: { Args: { p_id: string }; Returns: undefined };
      remove_calculator: { Args: { p_id: string }; Returns: undefined };
      remove_calendar_subscription: { Args: { p_id: string }; Returns: boolean };
      remove_compliance_file: { Args: { p_id: string }; Returns: undefined };
      remove_depreciable_asset: { Args: { p_id: string }; Returns: undefined };
      remove_emergency_contact: { Args: { p_id: string }; Returns: undefined };
      remove_emergency_plan: { Args: { p_id: string }; Returns: undefined };
      remove_employee_credential: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      remove_family_post: { Args: { p_id: string }; Returns: undefined };
      remove_file_drop: { Args: { p_id: string }; Returns: boolean };
      remove_finding: { Args: { p_id: string }; Returns: undefined };
      remove_from_tenant: { Args: { user_id: string }; Returns: undefined };
      remove_insurance_policy: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      remove_license: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      remove_listing_feed: { Args: { p_id: string }; Returns: boolean };
      remove_offering_file: { Args: { p_id: string }; Returns: undefined };
      remove_participant: { Args: { conversation_id: string; person: string }; Returns: boolean };
      remove_payor_authorization: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      remove_picture: { Args: { image_id: string; reason: string }; Returns: undefined };
      remove_portfolio_entry: { Args: { p_id: string }; Returns: undefined };
      remove_portfolio_photo: { Args: { p_entry_id: string; p_id: string }; Returns: undefined };
      remove_report_schedule: { Args: { p_id: string }; Returns: undefined };
      remove_rfp_file: { Args: { p_id: string }; Returns: undefined };
      remove_role: {
        Args: { reason?: string; role: Database['public']['Enums']['app_role']; user_id: string };
        Returns: boolean;
      };
      remove_sample_data: { Args: Record<PropertyKey, never>; Returns: undefined };
      remove_scheduled_export: { Args: { p_id: string }; Returns: boolean };
      remove_sequence_step: { Args: { p_step_id: string }; Returns: undefined };
      remove_tax_document: { Args: { p_id: string }; Returns: undefined };
      remove_tax_state_line: { Args: { p_id: string }; Returns: undefined };
      remove_vendor_certificate: { Args: { p_id: string }; Returns: undefined };
      remove_work_order_line: { Args: { p_id: string }; Returns: undefined };
      rename_group: { Args: { conversation_id: string; subject: string }; Returns: string };
      renew_invitation: { Args: { invitation_id: string }; Returns: undefined };
      renew_portal: { Args: { p_email: string; p_id: string }; Returns: boolean };
      reopen_ledger_month: {
        Args: { p_community_id: string; p_month: string; p_reason: string };
        Returns: undefined;
      };
      replace_request_label: { Args: { p_id: string }; Returns: undefined };
      reply_by_email: {
        Args: { email_id: string; sender: string; token: string; words: string };
        Returns: string;
      };
      reply_to_review: { Args: { p_id: string; p_reply: string }; Returns: undefined };
      reply_to_vendor_review: { Args: { p_id: string; p_reply: string }; Returns: undefined };
      report_activity: {
        Args: { p_from: string; p_to: string };
        Returns: {
          clients: number;
          deals: number;
          moves: number;
          notes: number;
          person: string;
          talks: number;
          tasks: number;
        }[];
      };
      report_calendar_subscription: {
        Args: {
          p_claim: string;
          p_events: Json;
          p_failure: string;
          p_id: string;
          p_left_out: number;
        };
        Returns: boolean;
      };
      report_community_post: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      report_connector_sync: {
        Args: {
          p_claim: string;
          p_failure: string;
          p_id: string;
          p_is_done: boolean;
          p_wait_seconds: number;
        };
        Returns: boolean;
      };
      report_conversion: {
        Args: { p_from: string; p_owner?: string; p_to: string };
        Returns: {
          deals: number;
          lost: number;
          stage: string;
        }[];
      };
      report_course_package: {
        Args: { p_course: string; p_lesson: string; p_package_id: string; p_values: Json };
        Returns: undefined;
      };
      report_faults: { Args: { reports: Json }; Returns: undefined };
      report_file_drop: {
        Args: {
          p_claim: string;
          p_failure: string;
          p_has_more: boolean;
          p_host_key: string;
          p_id: string;
        };
        Returns: boolean;
      };
      report_incident: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      report_listing_feed: {
        Args: {
          p_claim: string;
          p_entries: Json;
          p_failure: string;
          p_id: string;
          p_left_out: number;
        };
        Returns: boolean;
      };
      report_message: {
        Args: { message_id: string; note?: string; reason: string };
        Returns: string;
      };
      report_months: {
        Args: { p_from: string; p_months?: number; p_owner?: string };
        Returns: {
          actual: number;
          actual_deals: number;
          expected: number;
          expected_deals: number;
          lost: number;
          lost_deals: number;
          month: string;
        }[];
      };
      report_pipeline: {
        Args: { p_owner?: string };
        Returns: {
          commission: number;
          deals: number;
          price: number;
          stage: string;
          weighted: number;
        }[];
      };
      report_rfp_milestone: { Args: { p_id: string; p_note?: string }; Returns: undefined };
      report_rows: {
        Args: { p_figure: string; p_from: string; p_of?: string; p_person?: string; p_to: string };
        Returns: {
          at: string;
          path: string;
          title: string;
          words: string;
        }[];
      };
      report_scheduled_export: {
        Args: {
          p_bytes: number;
          p_claim: string;
          p_failure: string;
          p_host_key: string;
          p_id: string;
          p_rows: number;
          p_run: string;
        };
        Returns: boolean;
      };
      report_webhook: {
        Args: {
          p_claim: string;
          p_error?: string;
          p_id: string;
          p_milliseconds: number;
          p_status: number;
        };
        Returns: boolean;
      };
      request_account_deletion: { Args: Record<PropertyKey, never>; Returns: string };
      request_approval: {
        Args: { p_entity_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      request_buyer_package: { Args: { p_community_id: string; p_id: string }; Returns: Json };
      request_final_offers: { Args: { p_deadline: string; p_id: string }; Returns: undefined };
      request_lead_credit: {
        Args: { p_id: string; p_note: string; p_reason: string };
        Returns: undefined;
      };
      request_outside_nda_signing: {
        Args: { p_id: string; p_name: string; p_nda: number; p_room_id: string };
        Returns: undefined;
      };
      request_outside_signing: {
        Args: { p_body: string; p_id: string; p_kind: string; p_name: string; p_title: string };
        Returns: undefined;
      };
      request_residency_agreement: {
        Args: {
          p_body: string;
          p_email: string;
          p_id: string;
          p_item_id: string;
          p_name: string;
          p_title: string;
        };
        Returns: string;
      };
      request_subscription_approval: {
        Args: {
          p_call_id?: string;
          p_exception_reason?: string;
          p_id: string;
          p_subscription_id: string;
        };
        Returns: string;
      };
      request_transfer: {
        Args: {
          p_cents?: number;
          p_email: string;
          p_id: string;
          p_name: string;
          p_subscription_id: string;
        };
        Returns: undefined;
      };
      request_work_order: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      require_maintenance_access: { Args: Record<PropertyKey, never>; Returns: string };
      resend_webhook_delivery: { Args: { p_id: string }; Returns: boolean };
      reserve_automation_model_step: {
        Args: { p_has_health_data?: boolean; p_id: string; p_tokens: number };
        Returns: Json;
      };
      reset_sandbox: { Args: Record<PropertyKey, never>; Returns: Json };
      resolve_controlled_count: {
        Args: { p_id: string; p_resolution: string };
        Returns: undefined;
      };
      resolve_listing_feed_conflict: {
        Args: { p_feed_id: string; p_source_id: string; p_uses_feed: boolean };
        Returns: boolean;
      };
      resolve_remittance_line: {
        Args: { p_claim_id?: string; p_id: string; p_note?: string };
        Returns: undefined;
      };
      respond_to_rfp: {
        Args: { p_intends: boolean; p_n: number; p_reason?: string; p_rfp_id: string };
        Returns: undefined;
      };
      restore_notifications: { Args: Record<PropertyKey, never>; Returns: number };
      restore_record: {
        Args: { p_change_id: number; p_id: string; p_kind: string };
        Returns: number;
      };
      resubmit_listing: { Args: { listing_id: string }; Returns: undefined };
      retry_dead_letter: { Args: { id: string }; Returns: boolean };
      retry_my_email: { Args: Record<PropertyKey, never>; Returns: boolean };
      retry_outside_signing_later: {
        Args: {
          p_claim: string;
          p_fault?: string;
          p_id: string;
          p_is_permanent?: boolean;
          p_seconds?: number;
        };
        Returns: boolean;
      };
      return_course_draft: {
        Args: { p_course_id: string; p_note: string; p_version: number };
        Returns: undefined;
      };
      return_listing: {
        Args: { comments?: Json; listing_id: string; note?: string };
        Returns: undefined;
      };
      reverse_investor_movement: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      reverse_journal_entry: { Args: { p_id: string; p_reason: string }; Returns: string };
      reverse_payment: {
        Args: { p_charges_fee?: boolean; p_id: string; p_reason: string };
        Returns: undefined;
      };
      review_account: {
        Args: {
          decision: Database['public']['Enums']['approval_status'];
          reason?: string;
          user_id: string;
        };
        Returns: Database['public']['Enums']['approval_status'];
      };
      review_emergency_plan: { Args: { p_id: string }; Returns: undefined };
      review_listing: {
        Args: {
          decision: Database['public']['Enums']['approval_status'];
          listing_id: string;
          reason?: string;
        };
        Returns: Database['public']['Enums']['approval_status'];
      };
      review_medication_order: { Args: { p_id: string }; Returns: undefined };
      review_revision: {
        Args: {
          decision: Database['public']['Enums']['approval_status'];
          reason?: string;
          revision_id: string;
        };
        Returns: undefined;
      };
      review_rfp_vendor: {
        Args: { p_body?: string; p_rating: number; p_rfp_id: string; p_signed: string };
        Returns: undefined;
      };
      review_vendor: {
        Args: { featured?: boolean; vendor_id: string; verification_status?: string };
        Returns: undefined;
      };
      reviews_to_decide: { Args: Record<PropertyKey, never>; Returns: Json };
      reviews_to_write: { Args: Record<PropertyKey, never>; Returns: Json };
      revoke_api_key: { Args: { p_id: string }; Returns: boolean };
      revoke_calendar_feed: { Args: Record<PropertyKey, never>; Returns: boolean };
      revoke_certificate: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      revoke_portal: { Args: { p_id: string }; Returns: undefined };
      revoke_scim_token: { Args: { p_id: string }; Returns: boolean };
      revoke_site_widget: { Args: { p_id: string }; Returns: boolean };
      revoke_underwriting_share: { Args: { p_id: string }; Returns: undefined };
      rfp: { Args: { p_id: string }; Returns: Json };
      rfp_bid_file: { Args: { p_id: string }; Returns: Json };
      rfp_bid_terms: { Args: { p_rfp_id: string }; Returns: Json };
      rfp_opening: { Args: { p_rfp_id: string }; Returns: Json };
      rfp_summary: { Args: Record<PropertyKey, never>; Returns: Json };
      room_archive_audit: { Args: { p_after: number; p_id: string }; Returns: Json };
      room_archive_facts: { Args: { p_id: string }; Returns: Json };
      room_archive_files: { Args: { p_after: number; p_id: string }; Returns: Json };
      room_archive_viewers: { Args: { p_id: string; p_skip: number }; Returns: Json };
      room_archives: { Args: { p_room_id: string }; Returns: Json };
      room_audit: { Args: { p_below?: number; p_room_id: string }; Returns: Json };
      room_folder: { Args: { p_as?: string; p_folder_id: string }; Returns: Json };
      room_folders: { Args: { p_as?: string; p_room_id: string }; Returns: Json };
      room_notes: { Args: { p_kind: string; p_room_id: string }; Returns: Json };
      room_people: { Args: { p_room_id: string }; Returns: Json };
      room_signatures: { Args: { p_room_id: string }; Returns: Json };
      room_version_to_check: { Args: { p_version_id: string }; Returns: Json };
      room_versions: { Args: { p_item_id: string }; Returns: Json };
      room_view: { Args: { p_transaction_id: string }; Returns: Json };
      rotate_api_key: { Args: { p_id: string; p_overlap_hours?: number }; Returns: string };
      rotate_file_drop_token: { Args: { p_id: string }; Returns: string };
      rotate_oauth_app_secret: { Args: { p_id: string }; Returns: string };
      rotate_scheduled_export_token: { Args: { p_id: string }; Returns: string };
      rotate_webhook_secret: { Args: { p_id: string }; Returns: string };
      route_project: { Args: { p_count?: number; p_id: string }; Returns: Json };
      run_scheduled_export: { Args: { p_id: string }; Returns: boolean };
      run_security_scan: { Args: Record<PropertyKey, never>; Returns: Json };
      run_sequence: { Args: { p_id: string; p_runs: boolean }; Returns: undefined };
      save_activity: {
        Args: {
          p_community_id: string;
          p_id: string;
          p_is_following?: boolean;
          p_values: Json;
          p_version: number;
        };
        Returns: number;
      };
      save_ai_provider: {
        Args: {
          p_base_url: string;
          p_health_agreement_on?: string;
          p_health_agreement_with?: string;
          p_input_price?: number;
          p_is_enabled: boolean;
          p_key: string;
          p_model: string;
          p_monthly_budget?: number;
          p_output_price?: number;
          p_retention: string;
          p_scope: string;
          p_speech_model?: string;
          p_speech_price?: number;
        };
        Returns: undefined;
      };
      save_ai_turn: {
        Args: { p_answer: Json; p_conversation_id: string; p_id: string; p_question: string };
        Returns: undefined;
      };
      save_alert_rule: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_appointment: {
        Args: { p_id: string; p_resident_id: string; p_values: Json };
        Returns: undefined;
      };
      save_approval_chain: {
        Args: { p_entity_id: string; p_roles: Json; p_rules: Json };
        Returns: undefined;
      };
      save_automation: {
        Args: { p_id?: string; p_rule: Json; p_version?: number };
        Returns: string;
      };
      save_billing_settings: {
        Args: { p_community_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_booking_page: { Args: { p_page: Json }; Returns: Json };
      save_brand: {
        Args: {
          accent_dark: string;
          accent_light: string;
          logo?: string;
          mail_footer: string;
          product_name: string;
          sign_in_text: string;
          sign_in_title: string;
          surface: string;
          typeface: string;
        };
        Returns: undefined;
      };
      save_broker_note: { Args: { p_broker_id: string; p_note: string }; Returns: undefined };
      save_broker_profile: {
        Args: {
          bio?: string;
          brokerage: string;
          full_name: string;
          license_number: string;
          license_state: string;
          service_areas?: string[];
          specialization?: string;
          years_experience?: number;
        };
        Returns: undefined;
      };
      save_calculator: {
        Args: {
          p_base_cents: number;
          p_id: string;
          p_is_published: boolean;
          p_least_cents: number;
          p_measure: string;
          p_note: string;
          p_rate_cents: number;
          p_title: string;
          p_usual_quantity: number;
        };
        Returns: undefined;
      };
      save_capital_box: { Args: { p_id: string; p_n?: number; p_values: Json }; Returns: number };
      save_capital_request: {
        Args: { p_id: string; p_n?: number; p_values: Json };
        Returns: number;
      };
      save_care_claim: {
        Args: { p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_care_instrument: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      save_care_scenario: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_certificate_requirement: {
        Args: { p_community_id: string; p_line: string; p_values: Json };
        Returns: undefined;
      };
      save_certificate_vendor: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_charge_item: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_checkout: {
        Args: { attempt: number; session: string; user_id: string };
        Returns: boolean;
      };
      save_client_note: { Args: { p_id: string; p_note: string }; Returns: undefined };
      save_co_brokerage: {
        Args: {
          p_access: string;
          p_broker_id?: string;
          p_email?: string;
          p_further?: string;
          p_id: string;
          p_listing_id: string;
          p_name?: string;
          p_split: number;
          p_split_kind: string;
          p_until?: string;
        };
        Returns: number;
      };
      save_community_rate: {
        Args: {
          p_cents: number;
          p_community_id: string;
          p_effective_on: string;
          p_kind: string;
          p_level: number;
        };
        Returns: undefined;
      };
      save_concentration_limit: {
        Args: { p_dimension: string; p_id: string; p_member?: string; p_most_percent: number };
        Returns: undefined;
      };
      save_connector_connection: {
        Args: {
          p_client_id: string;
          p_client_secret: string;
          p_connector: string;
          p_id: string;
          p_settings: Json;
        };
        Returns: boolean;
      };
      save_connector_tokens: {
        Args: { p_claim: string; p_id: string; p_tokens: string };
        Returns: boolean;
      };
      save_course_credit: {
        Args: { p_course_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      save_course_draft: {
        Args: { p_content: Json; p_course_id: string; p_version: number };
        Returns: number;
      };
      save_depreciable_asset: {
        Args: { p_entity_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_dish: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: string;
      };
      save_document_extraction: {
        Args: { p_content: Json; p_id: string; p_version: number };
        Returns: number;
      };
      save_domain_check_result: {
        Args: { p_domain: string; p_failure: string; p_tenant_id: string; p_value: string };
        Returns: undefined;
      };
      save_emergency_contact: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: string;
      };
      save_emergency_plan: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: string;
      };
      save_employee_credential: {
        Args: { p_employee_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      save_exchange: {
        Args: { p_entity_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_exit_plan: {
        Args: { p_inputs: Json; p_model_id: string; p_scenario_id: string; p_version: number };
        Returns: number;
      };
      save_family_post: {
        Args: {
          p_body: string;
          p_community_id: string;
          p_id: string;
          p_photos: Json;
          p_resident_id: string;
        };
        Returns: undefined;
      };
      save_faq_category: { Args: { p_heading: string; p_id: string }; Returns: undefined };
      save_faq_question: {
        Args: { p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_finding: {
        Args: { p_id: string; p_survey_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_inspection_template: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: string;
      };
      save_insurance_claim: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_insurance_policy: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_lead_settings: {
        Args: { p_monthly_limit: number; p_respond_hours: number; p_takes_routed: boolean };
        Returns: undefined;
      };
      save_ledger_account: {
        Args: { p_community_id: string; p_number: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_ledger_budget: {
        Args: { p_community_id: string; p_lines: Json; p_version: number; p_year: number };
        Returns: undefined;
      };
      save_lesson_note: {
        Args: { p_course: string; p_lesson: string; p_note: string; p_number: number };
        Returns: number;
      };
      save_license: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_license_step: {
        Args: { p_id: string; p_license_id: string; p_values: Json };
        Returns: undefined;
      };
      save_listing_address: { Args: { address: Json; listing_id: string }; Returns: string };
      save_listing_details: { Args: { details: Json; listing_id: string }; Returns: string };
      save_listing_draft: {
        Args: { content: Json; draft_id: string; version: number };
        Returns: number;
      };
      save_listing_noi: { Args: { listing_id: string; noi: number }; Returns: undefined };
      save_listing_pictures: { Args: { listing_id: string; pictures: Json }; Returns: string };
      save_maintenance_asset: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: string;
      };
      save_maintenance_schedule: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: string;
      };
      save_mandate: {
        Args: { p_entity_id: string; p_id: string; p_replaces?: string; p_values: Json };
        Returns: undefined;
      };
      save_meal_order: {
        Args: {
          p_day: string;
          p_id: string;
          p_meal: string;
          p_resident_id: string;
          p_values: Json;
          p_version: number;
        };
        Returns: Json;
      };
      save_menu_cycle: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: string;
      };
      save_menu_week: {
        Args: { p_cycle_id: string; p_dishes: Json; p_version: number; p_week: number };
        Returns: number;
      };
      save_oauth_app: {
        Args: {
          p_has_secret?: boolean;
          p_homepage: string;
          p_id: string;
          p_name: string;
          p_redirect_uris: string[];
          p_scopes: string[];
        };
        Returns: string;
      };
      save_offering: { Args: { p_id: string; p_n?: number; p_values: Json }; Returns: number };
      save_online_payment_session: {
        Args: { p_id: string; p_session_id: string };
        Returns: boolean;
      };
      save_payer_profile: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_payment_plan: {
        Args: { p_id: string; p_resident_id: string; p_values: Json };
        Returns: undefined;
      };
      save_payor_authorization: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_portfolio_entry: {
        Args: { p_id: string; p_quote_id: string; p_summary: string; p_title: string };
        Returns: number;
      };
      save_project: {
        Args: {
          p_answers_by?: string;
          p_begins_on?: string;
          p_budget_from?: number;
          p_budget_to?: number;
          p_category: string;
          p_details: string;
          p_id: string;
          p_is_named?: boolean;
          p_n?: number;
          p_place?: string;
          p_state: string;
          p_title: string;
        };
        Returns: number;
      };
      save_property_tour: {
        Args: { is_published: boolean; listing_id: string; scenes: Json; was: number };
        Returns: number;
      };
      save_purchase: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_purchase_settings: {
        Args: {
          p_community_id: string;
          p_director_limit_cents: number;
          p_head_limit_cents: number;
          p_version: number;
        };
        Returns: undefined;
      };
      save_report_schedule: {
        Args: {
          p_community_id: string;
          p_day: number;
          p_id: string;
          p_member_ids: string[];
          p_repeats: string;
          p_report: string;
        };
        Returns: undefined;
      };
      save_resident_rate: {
        Args: { p_id: string; p_resident_id: string; p_values: Json };
        Returns: undefined;
      };
      save_retention_period: {
        Args: { p_community_id: string; p_kind: string; p_years: number };
        Returns: undefined;
      };
      save_rfp: {
        Args: {
          p_begins_on?: string;
          p_budget_to?: number;
          p_category: string;
          p_criteria: Json;
          p_deadline: string;
          p_decides_on: string;
          p_details: string;
          p_id: string;
          p_is_public?: boolean;
          p_n?: number;
          p_place?: string;
          p_questions_until: string;
          p_required_credentials?: string[];
          p_state: string;
          p_team?: Json;
          p_title: string;
        };
        Returns: number;
      };
      save_room_group: {
        Args: {
          p_adds: boolean;
          p_id: string;
          p_name: string;
          p_room_id: string;
          p_side: string;
          p_signs: boolean;
        };
        Returns: string;
      };
      save_room_member: {
        Args: {
          p_email: string;
          p_expires_at: string;
          p_group_id: string;
          p_id: string;
          p_is_ended: boolean;
          p_name: string;
          p_room_id: string;
        };
        Returns: string;
      };
      save_seller_profile: {
        Args: {
          additional_information?: string;
          content: Json;
          draft_id: string;
          location?: string;
          occupancy?: string;
          price_range?: string;
          property_name?: string;
          property_types?: string[];
          reason?: string;
          timeline?: string;
        };
        Returns: string;
      };
      save_sequence_step: {
        Args: {
          p_body?: string;
          p_kind: string;
          p_sequence_id: string;
          p_step_id?: string;
          p_title: string;
          p_wait_days: number;
        };
        Returns: string;
      };
      save_shift: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: Json;
      };
      save_site_widget: {
        Args: {
          p_form_id: string;
          p_id: string;
          p_kind: string;
          p_origins: string[];
          p_theme: string;
          p_title: string;
        };
        Returns: boolean;
      };
      save_sso_connection: {
        Args: {
          p_adds_members?: boolean;
          p_certificate?: string;
          p_client_id?: string;
          p_client_secret?: string;
          p_is_enabled?: boolean;
          p_issuer: string;
          p_protocol: string;
          p_sign_in_url?: string;
          p_user_type?: Database['public']['Enums']['user_type'];
        };
        Returns: string;
      };
      save_staff_settings: {
        Args: { p_community_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_supplier: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_survey: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_survey_checklist: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_tax_state_line: {
        Args: { p_entity_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_trust_settings: {
        Args: { p_community_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_underwriting_statement_version: {
        Args: {
          p_base: number;
          p_content: Json;
          p_file_id?: string;
          p_id: string;
          p_mappings?: Json;
          p_statement_id: string;
        };
        Returns: number;
      };
      save_underwriting_version: {
        Args: {
          p_base: number;
          p_id: string;
          p_model_id: string;
          p_note?: string;
          p_scenarios: Json;
        };
        Returns: number;
      };
      save_value: { Args: { p_name: string; p_value?: Json }; Returns: undefined };
      save_vendor_certificate: {
        Args: { p_certificate_vendor_id: string; p_id: string; p_values: Json };
        Returns: undefined;
      };
      save_vendor_owners: { Args: { p_owners: Json }; Returns: undefined };
      save_video_progress: {
        Args: {
          p_course: string;
          p_from: number;
          p_lesson: string;
          p_media_id: string;
          p_to: number;
        };
        Returns: boolean;
      };
      save_visit_settings: {
        Args: { p_community_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      save_webhook_endpoint: {
        Args: {
          p_account_id?: string;
          p_description?: string;
          p_event_types: string[];
          p_id: string;
          p_is_own_only?: boolean;
          p_url: string;
        };
        Returns: string;
      };
      save_written_policy: {
        Args: { p_community_id: string; p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      score_rfp_bid: { Args: { p_participant_id: string; p_scores: Json }; Returns: undefined };
      screen_rfp_bid: {
        Args: { p_bid_id: string; p_is_complete: boolean; p_note?: string };
        Returns: undefined;
      };
      search_messages: {
        Args: { after?: string; page_size?: number; search: string };
        Returns: {
          conversation_id: string;
          created_at: string;
          cursor: string;
          excerpt: string;
          id: string;
          sender_id: string;
        }[];
      };
      search_offerings: {
        Args: { p_search: string };
        Returns: {
          id: string;
          sponsor: string;
          title: string;
        }[];
      };
      search_rfps: {
        Args: { p_search: string };
        Returns: {
          id: string;
          side: string;
          title: string;
        }[];
      };
      search_shares: { Args: Record<PropertyKey, never>; Returns: Json };
      search_sources: {
        Args: { kinds: string[]; names?: string[]; words: string[] };
        Returns: Json;
      };
      send_campaign: { Args: { p_at?: string; p_id: string }; Returns: number };
      send_email_to_client: {
        Args: { p_body: string; p_contact_id: string; p_subject: string };
        Returns: undefined;
      };
      send_family_message: {
        Args: { p_body: string; p_id: string; p_resident_id: string };
        Returns: undefined;
      };
      send_material: {
        Args: {
          p_email: string;
          p_id: string;
          p_material_id: string;
          p_name: string;
          p_note?: string;
        };
        Returns: undefined;
      };
      send_material_to: {
        Args: { p_contact_ids: string[]; p_material_id: string; p_note?: string };
        Returns: {
          contacts: number;
          reason: string;
        }[];
      };
      send_message: {
        Args: {
          conversation_id: string;
          files?: Json;
          forwarded_from?: string;
          message_id: string;
          message_text?: string;
          reply_to?: string;
        };
        Returns: string;
      };
      send_offering_update: {
        Args: { p_body: string; p_id: string; p_offering_id: string; p_title: string };
        Returns: number;
      };
      send_purchase_order: { Args: { p_id: string }; Returns: number };
      send_room_version_to_sign: {
        Args: {
          p_id: string;
          p_message: string;
          p_room_id: string;
          p_signer_ids: string[];
          p_version_id: string;
        };
        Returns: undefined;
      };
      send_sample_of_agreement: { Args: Record<PropertyKey, never>; Returns: string };
      send_shortlist: {
        Args: { p_contact_id: string; p_listing_ids: string[]; p_note?: string };
        Returns: string;
      };
      send_staff_broadcast: {
        Args: {
          p_community_id: string;
          p_event_id?: string;
          p_id: string;
          p_is_urgent: boolean;
          p_message: string;
        };
        Returns: undefined;
      };
      send_test_webhook: { Args: { p_id: string }; Returns: string };
      send_ticket: {
        Args: {
          email: string;
          message: string;
          name: string;
          request_id: string;
          seconds?: number;
          topic: string;
          website?: string;
        };
        Returns: number;
      };
      send_typing: { Args: { conversation_id: string }; Returns: undefined };
      send_vendor_invoice: { Args: { p_id: string; p_values: Json }; Returns: undefined };
      sequence_results: {
        Args: { p_ids: string[] };
        Returns: {
          active: number;
          answered: number;
          bounced: number;
          clicked: number;
          finished: number;
          sent: number;
          sequence_id: string;
          stopped: number;
        }[];
      };
      serve_meal_order: {
        Args: { p_decisions?: Json; p_id: string; p_version: number };
        Returns: undefined;
      };
      set_activity_interests: {
        Args: { p_interests: string[]; p_note?: string; p_resident_id: string };
        Returns: undefined;
      };
      set_automation_enabled: { Args: { p_id: string; p_on: boolean }; Returns: undefined };
      set_brokerage: {
        Args: {
          about: string;
          broker_of_record?: string;
          is_public: boolean;
          license_number: string;
          license_state?: string;
          phone: string;
          signs_listings?: boolean;
        };
        Returns: undefined;
      };
      set_claim_status: {
        Args: { p_id: string; p_note?: string; p_payer_claim_number?: string; p_status: string };
        Returns: undefined;
      };
      set_course_status: { Args: { p_id: string; p_status: string }; Returns: undefined };
      set_dining_profile: { Args: { p_resident_id: string; p_values: Json }; Returns: undefined };
      set_email_replied: { Args: { p_id: string; p_replied?: boolean }; Returns: undefined };
      set_employee_pay: {
        Args: {
          p_effective_on: string;
          p_employee_id: string;
          p_hourly_rate: number;
          p_id: string;
        };
        Returns: undefined;
      };
      set_event_meeting: { Args: { p_event_id: string; p_is_wanted: boolean }; Returns: boolean };
      set_file_drop_paused: { Args: { p_id: string; p_is_paused: boolean }; Returns: boolean };
      set_finding_progress: {
        Args: { p_id: string; p_note?: string; p_on: string; p_progress: string };
        Returns: undefined;
      };
      set_lead_rules: {
        Args: { p_members?: Json; p_minutes: number; p_mode: string };
        Returns: undefined;
      };
      set_lesson_bookmark: {
        Args: { p_course: string; p_is_bookmarked: boolean; p_lesson: string };
        Returns: undefined;
      };
      set_listing_nda: { Args: { body: string; listing_id: string }; Returns: number };
      set_material_link_closed: { Args: { p_ends?: boolean; p_id: string }; Returns: undefined };
      set_my_availability: {
        Args: { p_days: string[]; p_employee_id: string; p_unavailable_on: string[] };
        Returns: undefined;
      };
      set_my_care_pin: {
        Args: { p_community_id: string; p_current_pin?: string; p_pin: string };
        Returns: Json;
      };
      set_offering_status: { Args: { p_id: string; p_status: string }; Returns: undefined };
      set_photo_consent: {
        Args: { p_is_granted: boolean; p_resident_id: string };
        Returns: undefined;
      };
      set_postal_address: { Args: { p_address: string }; Returns: undefined };
      set_resident_consent: {
        Args: { p_email: string; p_is_granted: boolean; p_item: string; p_resident_id: string };
        Returns: undefined;
      };
      set_resident_photo: {
        Args: { p_file_id: string; p_resident_id: string };
        Returns: undefined;
      };
      set_room_right: {
        Args: { p_group_id: string; p_item_id: string; p_level: number };
        Returns: undefined;
      };
      set_room_rights: {
        Args: { p_group_ids: string[]; p_item_ids: string[]; p_level: number };
        Returns: undefined;
      };
      set_scheduled_export_paused: {
        Args: { p_id: string; p_is_paused: boolean };
        Returns: boolean;
      };
      set_scim_group_role: {
        Args: { p_group_id: string; p_role: Database['public']['Enums']['tenant_role'] };
        Returns: boolean;
      };
      set_shift_assignments: {
        Args: { p_day: string; p_member_id: string; p_shift: string; p_unit_ids: string[] };
        Returns: undefined;
      };
      set_shift_units: { Args: { p_id: string; p_unit_ids: string[] }; Returns: undefined };
      set_sign_in_policy: {
        Args: { p_requires_second_factor: boolean; p_requires_sso: boolean };
        Returns: undefined;
      };
      set_tenant_role: {
        Args: { role: Database['public']['Enums']['tenant_role']; user_id: string };
        Returns: undefined;
      };
      set_unit_state: {
        Args: {
          p_at?: string;
          p_deposit?: number;
          p_id?: string;
          p_note?: string;
          p_state: string;
          p_unit_id: string;
        };
        Returns: string;
      };
      set_unit_turn_step: { Args: { p_id: string; p_is_done: boolean }; Returns: undefined };
      set_webhook_enabled: { Args: { p_id: string; p_is_enabled: boolean }; Returns: boolean };
      set_work_order_state: {
        Args: {
          p_at?: string;
          p_id: string;
          p_note?: string;
          p_signature?: string;
          p_state: string;
          p_work_order_id: string;
        };
        Returns: undefined;
      };
      settle_connector_exports: {
        Args: { p_claim: string; p_id: string; p_page: Json };
        Returns: Json;
      };
      share_saved_list: {
        Args: {
          p_address?: string;
          p_contact_id?: string;
          p_has_notes?: boolean;
          p_list_id: string;
        };
        Returns: string;
      };
      share_search: {
        Args: { p_broker_id: string; p_is_shared: boolean; p_search_id: string };
        Returns: undefined;
      };
      share_transaction_file: { Args: { p_audience?: string; p_file_id: string }; Returns: string };
      share_underwriting_model: {
        Args: {
          p_can_download?: boolean;
          p_days: number;
          p_id: string;
          p_model_id: string;
          p_recipient: string;
          p_scenario_id?: string;
        };
        Returns: string;
      };
      share_with_client: {
        Args: { p_contact_id: string; p_id: string; p_what: string };
        Returns: string;
      };
      shared_list: {
        Args: { p_share_id: string };
        Returns: {
          cap_rate: number;
          is_confidential: boolean;
          listed_at: string;
          listing_id: string;
          location: string;
          note: string;
          occupancy_rate: number;
          price: number;
          property_name: string;
          property_type: string;
          saved_at: string;
          standing: string;
          total_beds: number;
          total_units: number;
          us_state: string;
        }[];
      };
      shared_underwriting_model: { Args: { token: string }; Returns: Json };
      shared_underwriting_scenario: { Args: { scenario_id: string; token: string }; Returns: Json };
      shortlist_rfp: { Args: { p_id: string; p_participants: string[] }; Returns: undefined };
      show_offering_wire: {
        Args: { p_id: string };
        Returns: {
          account: string;
          routing: string;
        }[];
      };
      show_wire: {
        Args: { p_id: string };
        Returns: {
          account: string;
          routing: string;
        }[];
      };
      sign_care_assessment: { Args: { p_id: string; p_signature: string }; Returns: undefined };
      sign_co_brokerage: {
        Args: {
          p_consents: boolean;
          p_drawing: string;
          p_hash: string;
          p_id: string;
          p_n: number;
          p_name: string;
          p_signature_id: string;
        };
        Returns: string;
      };
      sign_incident: { Args: { p_id: string; p_version: number }; Returns: undefined };
      sign_listing_nda: {
        Args: { hash: string; id: string; name: string; nda_id: string };
        Returns: string;
      };
      sign_nda: {
        Args: {
          p_consents: boolean;
          p_drawing: string;
          p_hash: string;
          p_id: string;
          p_name: string;
          p_nda: number;
          p_room_id: string;
        };
        Returns: string;
      };
      sign_off_listing: { Args: { listing_id: string; note?: string }; Returns: undefined };
      sign_offer: {
        Args: {
          p_consents: boolean;
          p_drawing: string;
          p_hash: string;
          p_id: string;
          p_name: string;
          p_offer_id: string;
        };
        Returns: string;
      };
      sign_residency_agreement: {
        Args: {
          p_agreement_id: string;
          p_consents: boolean;
          p_drawing: string;
          p_hash: string;
          p_id: string;
          p_name: string;
        };
        Returns: string;
      };
      sign_rfp_contract: {
        Args: {
          p_consents: boolean;
          p_drawing: string;
          p_hash: string;
          p_id: string;
          p_name: string;
          p_rfp_id: string;
        };
        Returns: string;
      };
      sign_subscription: {
        Args: {
          p_consents: boolean;
          p_drawing: string;
          p_hash: string;
          p_id: string;
          p_name: string;
          p_subscription_id: string;
        };
        Returns: string;
      };
      sign_text: {
        Args: {
          p_body: string;
          p_consents: boolean;
          p_drawing: string;
          p_id: string;
          p_kind: string;
          p_name: string;
          p_title: string;
        };
        Returns: string;
      };
      sign_transfer: {
        Args: {
          p_consents: boolean;
          p_drawing: string;
          p_hash: string;
          p_id: string;
          p_is_accredited: boolean;
          p_name: string;
          p_transfer_id: string;
        };
        Returns: string;
      };
      sign_up_for_activity: {
        Args: { p_activity_id: string; p_is_coming?: boolean; p_resident_id: string };
        Returns: string;
      };
      sitemap_part: { Args: { kind: string; prefix?: string }; Returns: Json };
      sitemap_prefixes: { Args: { kind: string }; Returns: Json };
      spend_recovery_code: { Args: { code: string }; Returns: Json };
      stage_federal_rows: {
        Args: {
          file_date: string;
          file_id: string;
          file_rows: Json;
          first_row: number;
          kind: string;
        };
        Returns: number;
      };
      stage_file_drop_rows: {
        Args: { p_is_last: boolean; p_rows: Json; p_run_id: string };
        Returns: string;
      };
      stage_import_rows: { Args: { p_id: string; p_rows: Json }; Returns: number };
      start_acting_as: {
        Args: { p_member_id: string; p_pin: string; p_purpose?: string };
        Returns: Json;
      };
      start_care_assessment: {
        Args: { p_id: string; p_instrument_id: string; p_resident_id: string; p_type: string };
        Returns: string;
      };
      start_conversation: {
        Args: {
          broker_id?: string;
          message: string;
          person_id?: string;
          subject?: string;
          vendor_id?: string;
        };
        Returns: string;
      };
      start_course: { Args: { p_course: string }; Returns: undefined };
      start_course_task: {
        Args: { p_course: string; p_lesson: string; p_task: string };
        Returns: Json;
      };
      start_domain_check: { Args: { domain: string }; Returns: Json };
      start_emergency_event: {
        Args: { p_community_id: string; p_id: string; p_values: Json };
        Returns: string;
      };
      start_integration_plan: {
        Args: { p_id: string; p_items: Json; p_transaction_id: string };
        Returns: undefined;
      };
      start_license_renewal: { Args: { p_license_id: string }; Returns: undefined };
      start_listing_draft: { Args: { p_community_id: string; p_id: string }; Returns: Json };
      start_quiz: { Args: { p_course: string }; Returns: Json };
      start_sso_flow: { Args: { p_flow: Json }; Returns: boolean };
      start_unit_turn: {
        Args: { p_id: string; p_target_on?: string; p_unit_id: string };
        Returns: undefined;
      };
      stop_campaign: { Args: { p_id: string }; Returns: number };
      stop_deletion: { Args: { reason?: string; user_id: string }; Returns: boolean };
      strike_care_entry: {
        Args: { p_acting_id?: string; p_id: string; p_reason: string };
        Returns: undefined;
      };
      strike_dose: {
        Args: { p_acting_id?: string; p_id: string; p_reason: string };
        Returns: undefined;
      };
      submit_accreditation: {
        Args: {
          p_file_id: string;
          p_id: string;
          p_method: string;
          p_name: string;
          p_offering_id: string;
        };
        Returns: undefined;
      };
      submit_course_draft: { Args: { p_course_id: string; p_version: number }; Returns: undefined };
      submit_lead_form: {
        Args: {
          agrees?: boolean;
          answers: Json;
          form_id: string;
          request_id: string;
          seconds?: number;
          website?: string;
        };
        Returns: string;
      };
      submit_listing: {
        Args: { address?: Json; draft_id: string; listing: Json; pictures?: Json };
        Returns: string;
      };
      submit_offer: {
        Args: {
          p_id: string;
          p_letter_id?: string;
          p_letter_name?: string;
          p_offer: Json;
          p_transaction_id: string;
        };
        Returns: string;
      };
      submit_plan: { Args: { p_survey_id: string; p_version: number }; Returns: undefined };
      submit_quiz: { Args: { p_answers: number[]; p_attempt_id: string }; Returns: Json };
      submit_rfp_scores: { Args: { p_rfp_id: string }; Returns: undefined };
      submit_site_widget: {
        Args: {
          p_address: string;
          p_agrees: boolean;
          p_answers: Json;
          p_id: string;
          p_looks_automatic: boolean;
          p_request_id: string;
        };
        Returns: string;
      };
      submit_vendor_credential: {
        Args: {
          coverage?: string;
          expires_on?: string;
          file_name: string;
          id: string;
          issued_on?: string;
          issuer?: string;
          kind: string;
          names_additional_insured?: boolean;
          number?: string;
          state?: string;
        };
        Returns: string;
      };
      submit_work_request: {
        Args: {
          description?: string;
          name?: string;
          phone?: string;
          request_id: string;
          seconds?: number;
          title: string;
          token: string;
          website?: string;
        };
        Returns: string;
      };
      sums_deals: {
        Args: { p_filters?: Json; p_words?: string };
        Returns: {
          records: number;
          sum: number;
          value: string;
        }[];
      };
      sums_leads: {
        Args: { p_filters?: Json; p_words?: string };
        Returns: {
          records: number;
          sum: number;
          value: string;
        }[];
      };
      sums_transactions: {
        Args: { p_filters?: Json; p_words?: string };
        Returns: {
          records: number;
          sum: number;
          value: string;
        }[];
      };
      suspend_account: { Args: { reason?: string; user_id: string }; Returns: boolean };
      switch_tenant: { Args: { tenant_id: string }; Returns: string };
      sync_connector: { Args: { p_id: string }; Returns: boolean };
      take_connector_flow: { Args: { p_state_hash: string }; Returns: string };
      tenant_domains: {
        Args: Record<PropertyKey, never>;
        Returns: {
          checked_at: string;
          claimed_at: string;
          claimed_by: string;
          domain: string;
          ends_at: string;
          failure: string;
          record_name: string;
          record_value: string;
          verified_at: string;
        }[];
      };
      tenant_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          role: Database['public']['Enums']['tenant_role'];
        }[];
      };
      tenant_log: {
        Args: Record<PropertyKey, never>;
        Returns: {
          act: Database['public']['Enums']['tenant_act'];
          actor: string;
          happened_at: string;
          id: number;
          subject: string;
        }[];
      };
      tenant_team: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          is_me: boolean;
          name: string;
          role: Database['public']['Enums']['tenant_role'];
          user_id: string;
          user_type: Database['public']['Enums']['user_type'];
        }[];
      };
      test_campaign: { Args: { p_id: string }; Returns: string };
      track_email_click: { Args: { p_token: string }; Returns: string };
      transaction_listings: {
        Args: { p_id: string };
        Returns: {
          id: string;
          is_linked: boolean;
          is_live: boolean;
          location: string;
          name: string;
          price: number;
        }[];
      };
      transaction_offers: { Args: { p_id: string }; Returns: Json };
      transaction_wires: {
        Args: { p_id: string };
        Returns: {
          amount: number;
          bank: string;
          beneficiary: string;
          confirmed_at: string;
          confirmed_name: string;
          entered_at: string;
          entered_name: string;
          id: string;
          is_disputed: boolean;
          is_mine: boolean;
          last_four: string;
          part: string;
          property_name: string;
          purpose: string;
          sent_at: string;
          sent_name: string;
          transaction_id: string;
          version: number;
        }[];
      };
      transfer_records: {
        Args: { p_ids: string[]; p_kind: string; p_to: string };
        Returns: number;
      };
      undo_ai_change: { Args: { p_id: string }; Returns: undefined };
      undo_automation_run: { Args: { p_id: string }; Returns: undefined };
      undo_conversion: { Args: { p_id: string }; Returns: Json };
      undo_email_change: { Args: { token: string }; Returns: string };
      undo_federal_file: { Args: { file_id: string }; Returns: undefined };
      undo_import: { Args: { p_edited: string; p_id: string }; Returns: Json };
      undo_investor_import: { Args: { p_id: string }; Returns: undefined };
      undo_menu_change: { Args: { p_id: string }; Returns: undefined };
      undo_merge: { Args: { p_id: string }; Returns: undefined };
      undo_record_changes: {
        Args: { p_ids: string[]; p_kind: string; p_versions: number[] };
        Returns: Json;
      };
      unlink_position: { Args: { p_subscription_id: string }; Returns: undefined };
      unsubscribe: { Args: { from_all?: boolean; token: string }; Returns: boolean };
      unsubscribe_link_details: {
        Args: { token: string };
        Returns: {
          email: string;
          is_on: boolean;
          kind: string;
        }[];
      };
      update_api_key: {
        Args: {
          p_allowed_addresses?: string[];
          p_expires_at?: string;
          p_id: string;
          p_name: string;
          p_scopes: string[];
        };
        Returns: boolean;
      };
      update_capital_introduction: {
        Args: { p_id: string; p_n: number; p_note?: string; p_offered?: number; p_status: string };
        Returns: number;
      };
      update_employee: {
        Args: { p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      update_incident: {
        Args: { p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      update_room_archive_progress: {
        Args: { p_bytes: number; p_done: number; p_id: string; p_is_whole: boolean };
        Returns: boolean;
      };
      update_subscription: { Args: { p_id: string; p_n: number; p_values: Json }; Returns: number };
      update_user_presence: {
        Args: {
          p_current_page?: string;
          p_device_info?: Json;
          p_location?: Json;
          p_status: string;
        };
        Returns: undefined;
      };
      update_work_order: {
        Args: { p_id: string; p_values: Json; p_version: number };
        Returns: undefined;
      };
      validate_import: { Args: { p_id: string }; Returns: Json };
      vendor_brochure: { Args: { vendor_id: string }; Returns: Json };
      vendor_calculators: { Args: { vendor_id: string }; Returns: Json };
      vendor_client: { Args: { p_id: string }; Returns: Json };
      vendor_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      vendor_figures: { Args: { p_from: string; p_until: string }; Returns: Json };
      vendor_marketing: { Args: { p_from: string; p_until: string }; Returns: Json };
      vendor_network: { Args: Record<PropertyKey, never>; Returns: Json };
      vendor_portfolio: { Args: { vendor_id: string }; Returns: Json };
      vendor_ranking: { Args: { vendor_id: string }; Returns: Json };
      vendor_review: { Args: { vendor_id: string }; Returns: Json };
      vendor_reviews: { Args: { vendor_id: string }; Returns: Json };
      vendor_reviews_to_decide: { Args: Record<PropertyKey, never>; Returns: Json };
      vendor_rfps: {
        Args: { after?: string; page_size?: number; statuses?: string[] };
        Returns: {
          category: string;
          cursor: string;
          deadline: string;
          id: string;
          issuer: string;
          listed_at: string;
          needs_acknowledgement: boolean;
          state: string;
          status: string;
          title: string;
        }[];
      };
      vendor_won_work: { Args: { p_from: string; p_until: string }; Returns: Json };
      vendors_for_project: {
        Args: { p_id: string; p_is_everywhere?: boolean; p_search?: string };
        Returns: Json;
      };
      vendors_for_rfp: { Args: { p_id: string; p_search?: string }; Returns: Json };
      verify_signature: { Args: { p_hash: string }; Returns: Json };
      view_listing: { Args: { listing_id: string; session?: string }; Returns: boolean };
      view_vendor: {
        Args: { session?: string; source?: string; vendor_id: string };
        Returns: boolean;
      };
      void_guest_meal: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      void_vendor_invoice_payment: { Args: { p_id: string; p_reason: string }; Returns: undefined };
      website_figures: { Args: { first: string; last: string }; Returns: Json };
      wire_history: {
        Args: { p_transaction_id: string };
        Returns: {
          at: string;
          id: string;
          kind: string;
          last_four: string;
          name: string;
          phone: string;
          purpose: string;
          spoke_with: string;
          version: number;
        }[];
      };
      withdraw_buyer_package: { Args: { p_id: string }; Returns: undefined };
      withdraw_community_invitation: { Args: { p_id: string }; Returns: undefined };
      withdraw_invitation: { Args: { invitation_id: string }; Returns: undefined };
      withdraw_rfp_bid: { Args: { p_rfp_id: string }; Returns: undefined };
      withdraw_subscription: { Args: { p_id: string }; Returns: undefined };
      withdraw_transfer: { Args: { p_id: string }; Returns: undefined };
      withdraw_underwriting_adjustment: { Args: { p_id: string }; Returns: undefined };
      withdraw_vendor_invoice: { Args: { p_id: string }; Returns: undefined };
      witness_controlled_count: {
        Args: { p_acting_id?: string; p_agrees: boolean; p_id: string };
        Returns: undefined;
      };
      write_course_review: {
        Args: { p_body?: string; p_course: string; p_rating: number; p_signed: string };
        Returns: undefined;
      };
      write_from_portal: {
        Args: { p_body: string; p_id: string; p_session: string };
        Returns: undefined;
      };
      write_review: {
        Args: { p_body?: string; p_id: string; p_rating: number; p_signed: string };
        Returns: undefined;
      };
      write_to_portal: {
        Args: { p_body: string; p_id: string; p_portal_id: string };
        Returns: undefined;
      };
      write_vendor_review: {
        Args: { p_body?: string; p_project_id: string; p_rating: number; p_signed: string };
        Returns: undefined;
      };
    };
    Enums: {
      admin_action:
        | 'user_create'
        | 'user_update'
        | 'user_delete'
        | 'user_approve'
        | 'user_reject'
        | 'user_suspend'
        | 'user_activate'
        | 'role_assign'
        | 'role_remove'
        | 'plan_change'
        | 'settings_update'
        | 'vendor_review'
        | 'vendor_delete'
        | 'listing_review'
        | 'names_review'
        | 'message_report'
        | 'fault_decide'
        | 'cache_clear'
        | 'maintenance'
        | 'data_export'
        | 'data_import'
        | 'audit_view'
        | 'security_scan';
      app_role:
        | 'admin'
        | 'support'
        | 'broker_of_record'
        | 'broker'
        | 'vendor'
        | 'pilot'
        | 'operator'
        | 'investor'
        | 'seller'
        | 'buyer'
        | 'user';
      approval_status: 'pending' | 'approved' | 'rejected';
      tenant_act:
        | 'created'
        | 'renamed'
        | 'invited'
        | 'invitation_withdrawn'
        | 'invitation_declined'
        | 'joined'
        | 'left'
        | 'removed'
        | 'role_changed'
        | 'handed_over'
        | 'domain_claimed'
        | 'domain_verified'
        | 'domain_lost'
        | 'domain_released'
        | 'join_asked'
        | 'join_declined'
        | 'brand_published'
        | 'brand_restored'
        | 'sso_changed'
        | 'sso_removed'
        | 'sign_in_policy_changed'
        | 'directory_connected'
        | 'directory_disconnected';
      tenant_role: 'owner' | 'admin' | 'member';
      user_type: 'investor' | 'broker' | 'vendor' | 'operator' | 'seller' | 'buyer';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      admin_action: [
        'user_create',
        'user_update',
        'user_delete',
        'user_approve',
        'user_reject',
        'user_suspend',
        'user_activate',
        'role_assign',
        'role_remove',
        'plan_change',
        'settings_update',
        'vendor_review',
        'vendor_delete',
        'listing_review',
        'names_review',
        'message_report',
        'fault_decide',
        'cache_clear',
        'maintenance',
        'data_export',
        'data_import',
        'audit_view',
        'security_scan',
      ],
      app_role: [
        'admin',
        'support',
        'broker_of_record',
        'broker',
        'vendor',
        'pilot',
        'operator',
        'investor',
        'seller',
        'buyer',
        'user',
      ],
      approval_status: ['pending', 'approved', 'rejected'],
      tenant_act: [
        'created',
        'renamed',
        'invited',
        'invitation_withdrawn',
        'invitation_declined',
        'joined',
        'left',
        'removed',
        'role_changed',
        'handed_over',
        'domain_claimed',
        'domain_verified',
        'domain_lost',
        'domain_released',
        'join_asked',
        'join_declined',
        'brand_published',
        'brand_restored',
        'sso_changed',
        'sso_removed',
        'sign_in_policy_changed',
        'directory_connected',
        'directory_disconnected',
      ],
      tenant_role: ['owner', 'admin', 'member'],
      user_type: ['investor', 'broker', 'vendor', 'operator', 'seller', 'buyer'],
    },
  },
} as const;
